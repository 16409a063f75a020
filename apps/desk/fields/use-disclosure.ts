import { useState } from "react";
import { get, useFormState } from "react-hook-form";
import { useRecordForm } from "./record-context.ts";

/**
 * The props of a `<details>` with fields: it expands to focus one of them, and for a problem after an attempt to save.
 * It then stays expanded until a person collapses it.
 */
export function useDisclosure(path: string, isInitiallyOpen = false) {
  const { target } = useRecordForm();
  const { errors, isSubmitted } = useFormState({ name: path });
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [turn, setTurn] = useState<number>();
  // Expanded while drawing, so that the field can be focused.
  if (turn !== target.turn && `${target.path}.`.startsWith(`${path}.`)) {
    setTurn(target.turn);
    setIsOpen(true);
  }
  const hasProblem = isSubmitted && get(errors, path) !== undefined;
  const onToggle = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => setIsOpen(currentTarget.open);
  return { open: isOpen || hasProblem, onToggle };
}
