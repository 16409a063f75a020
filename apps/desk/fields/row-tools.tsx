import { fill } from "@hospital/content/text/fill";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useDesk } from "../app/desk-context.ts";
import { ArrowDown, ArrowUp, Grip, Trash } from "../app/parts/icons.ts";

/** The changes of a list. */
export interface RowChanges {
  count: number;
  /** The indices in the order in which the rows are shown, if people can't move them. */
  fixedOrder?: number[] | undefined;
  move(from: number, to: number): void;
  /** Returns a function that restores the row. */
  remove(index: number): () => void;
}

/** A row that was removed last. */
interface Removed {
  /** The position in the list as it is shown. */
  position: number;
  /** "Removed: Mon · 10 am – 1 pm". */
  message: string;
  restore(): void;
}

export interface RowList {
  count: number;
  canMove: boolean;
  list: React.ComponentProps<"ol">;
  /** The row that is being dragged. */
  moved: number | undefined;
  grip(index: number): React.HTMLAttributes<HTMLElement>;
  /** The last change, for a screen reader. */
  report: string;
  removed: Removed | undefined;
  move(index: number, step: 1 | -1, label: string): void;
  remove(index: number, label: string): void;
  restore(): void;
}

/** The rows of a list, which are dragged by a handle, moved and removed by buttons, and restored. */
export function useRowList({ count, fixedOrder, ...changes }: RowChanges): RowList {
  const { messages } = useDesk();
  const ref = useRef<HTMLOListElement>(null);
  const [report, setReport] = useState("");
  const [removed, setRemoved] = useState<Removed & { count: number }>();
  const moveRow = (from: number, to: number) => {
    setRemoved(undefined);
    changes.move(from, to);
  };
  const sorting = useSorting(ref, count, moveRow);
  const move = (index: number, step: 1 | -1, label: string) => {
    const to = index + step;
    flushSync(() => {
      moveRow(index, to);
      setReport(fill(messages.rowMoved, { name: label, position: to + 1, count }));
    });
    const [up, down] = rowsOf(ref)[to]?.querySelectorAll<HTMLButtonElement>(".row-tools__moves button") ?? [];
    // At an end of the list, the button for this direction is disabled.
    const tools = step < 0 ? [up, down] : [down, up];
    tools.find((tool) => tool?.disabled === false)?.focus();
  };
  const remove = (index: number, label: string) => {
    const message = fill(messages.rowRemoved, { name: label });
    const position = fixedOrder ? fixedOrder.indexOf(index) : index;
    flushSync(() => {
      setRemoved({ position, message, restore: changes.remove(index), count: count - 1 });
      setReport(message);
    });
    // Not on the next row, where a second press would remove that one.
    ref.current?.querySelector<HTMLElement>(":scope > .rows__removed button")?.focus();
  };
  const restore = () => {
    if (!removed) return;
    flushSync(() => {
      removed.restore();
      setRemoved(undefined);
      setReport("");
    });
    rowsOf(ref)[removed.position]?.querySelector<HTMLElement>("button, input, textarea")?.focus();
  };
  const canMove = !fixedOrder && count > 1;
  // After another change of the list, the position may be wrong.
  const shownRemoval = removed?.count === count ? removed : undefined;
  return { ...sorting, count, canMove, report, removed: shownRemoval, move, remove, restore };
}

/** Rows are dragged by a handle, with a mouse or a finger, and swap with the rows that they pass. */
function useSorting(
  ref: RefObject<HTMLOListElement | null>,
  count: number,
  move: (from: number, to: number) => void,
): Pick<RowList, "list" | "moved" | "grip"> {
  const [moved, setMoved] = useState<number>();
  const current = useRef<number>(undefined);
  const grip = (index: number) => ({
    onPointerDown: ({ pointerId }: React.PointerEvent) => {
      // The list captures the pointer, because a row that moves in the DOM would lose it.
      ref.current?.setPointerCapture(pointerId);
      current.current = index;
      setMoved(index);
    },
  });
  const list = {
    ref,
    onPointerMove: ({ clientY }: React.PointerEvent) => {
      const from = current.current;
      const rows = rowsOf(ref);
      if (from === undefined) return;
      const to = clientY < middleOf(rows[from - 1]) ? from - 1 : clientY > middleOf(rows[from + 1]) ? from + 1 : from;
      if (to === from || to < 0 || to >= count) return;
      move(from, to);
      current.current = to;
      setMoved(to);
    },
    onLostPointerCapture: () => {
      current.current = undefined;
      setMoved(undefined);
    },
  };
  return { list, moved, grip };
}

/** The end of the list: there can't be a row to pass. */
function middleOf(row: Element | undefined): number {
  if (!row) return Number.NaN;
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

/** The rows in the document, without the notice in place of a removed one. */
function rowsOf({ current }: RefObject<HTMLOListElement | null>): Element[] {
  return Array.from(current?.querySelectorAll(":scope > .rows__row") ?? []);
}

interface RowToolsProps {
  label: string;
  index: number;
  rows: RowList;
}

/** Moves and removes a whole row. */
export function RowTools({ label, index, rows }: RowToolsProps) {
  const { messages } = useDesk();
  const tool = (Icon: typeof Trash, message: string, onClick: () => void, isDisabled = false) => (
    <button
      type="button"
      className="row-tools__tool"
      disabled={isDisabled}
      aria-label={fill(message, { name: label })}
      onClick={onClick}
    >
      <Icon width="20" height="20" aria-hidden="true" />
    </button>
  );
  return (
    <div className="row-tools">
      {rows.canMove && (
        <>
          <span className="row-tools__tool row-tools__grip" {...rows.grip(index)} aria-hidden="true">
            <Grip width="20" height="20" />
          </span>
          <span className="row-tools__moves">
            {tool(ArrowUp, messages.moveUp, () => rows.move(index, -1, label), index === 0)}
            {tool(ArrowDown, messages.moveDown, () => rows.move(index, 1, label), index === rows.count - 1)}
          </span>
        </>
      )}
      {tool(Trash, messages.removeRow, () => rows.remove(index, label))}
    </div>
  );
}
