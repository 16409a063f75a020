import type { ReactNode } from "react";
import type { FieldPath } from "../api.ts";
import { AskDialog } from "../app/parts/ask-dialog.tsx";
import { BeforeAfter } from "../app/parts/before-after.tsx";
import { plainValue } from "./plain-value.ts";

interface SecondLookProps {
  title: string;
  /** Why one looks again. */
  help: ReactNode;
  confirm: string;
  /** Another answer than the one that confirms. */
  other?: ReactNode;
  /** What the two sides are called; by default before and after. */
  titles?: [string, string];
  values: { field: FieldPath; before: unknown; after: unknown }[];
  onConfirm(): void;
  onClose(): void;
}

/** Before something is saved both sides are shown, and it is said a second time. */
export function SecondLook({ title, help, confirm, other, titles, values, onConfirm, onClose }: SecondLookProps) {
  const plain = values.map(({ field, before, after }) => ({
    field,
    before: plainValue(before),
    after: plainValue(after),
  }));
  return (
    <AskDialog title={title} tone="alert" confirm={{ label: confirm, onPress: onConfirm }} onClose={onClose}>
      <p>{help}</p>
      <BeforeAfter values={plain} {...(titles && { titles })} />
      {other}
    </AskDialog>
  );
}
