import { fill } from "@hospital/content/text/fill";
import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useDesk } from "../app/desk-context.ts";
import { ArrowDown, ArrowUp, Grip, Trash } from "../app/parts/icons.ts";

export interface Sorting {
  list: React.ComponentProps<"ol">;
  /** The row that is being dragged. */
  moved: number | undefined;
  grip(index: number): React.HTMLAttributes<HTMLElement>;
}

/** Rows are dragged by a handle, with a mouse or a finger, and swap with the rows that they pass. */
export function useSorting(count: number, move: (from: number, to: number) => void): Sorting {
  const ref = useRef<HTMLOListElement>(null);
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
      const rows = ref.current?.children;
      if (from === undefined || !rows) return;
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

interface RowToolsProps {
  label: string;
  index: number;
  count: number;
  /** Absent if people can't sort the list. */
  sorting: Sorting | undefined;
  onMove(from: number, to: number): void;
  onRemove(): void;
}

/** Moves and removes a whole row. */
export function RowTools({ label, index, count, sorting, onMove, onRemove }: RowToolsProps) {
  const { messages } = useDesk();
  const remove = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest("ol");
    const position = [...(list?.children ?? [])].findIndex((row) => row.contains(currentTarget));
    flushSync(onRemove);
    focusRow(list, position);
  };
  return (
    <div className="row-tools">
      {sorting && count > 1 && (
        <>
          <span className="row-tools__grip" {...sorting.grip(index)} aria-hidden="true">
            <Grip width="20" height="20" />
          </span>
          <button
            type="button"
            className="row-tools__tool row-tools__move"
            disabled={index === 0}
            aria-label={fill(messages.moveUp, { name: label })}
            onClick={() => onMove(index, index - 1)}
          >
            <ArrowUp width="20" height="20" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="row-tools__tool row-tools__move"
            disabled={index === count - 1}
            aria-label={fill(messages.moveDown, { name: label })}
            onClick={() => onMove(index, index + 1)}
          >
            <ArrowDown width="20" height="20" aria-hidden="true" />
          </button>
        </>
      )}
      <button
        type="button"
        className="row-tools__tool"
        aria-label={fill(messages.removeRow, { name: label })}
        onClick={remove}
      >
        <Trash width="20" height="20" aria-hidden="true" />
      </button>
    </div>
  );
}

/** Focuses the button that removes the row at this position, or the last row; in an empty list the button that adds one. */
function focusRow(list: Element | null, position: number): void {
  const row = list?.children[position] ?? list?.lastElementChild;
  const button = row?.querySelector(".row-tools > :last-child") ?? list?.nextElementSibling?.querySelector("button");
  if (button instanceof HTMLElement) button.focus();
}
