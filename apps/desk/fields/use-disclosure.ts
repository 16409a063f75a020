import { useState } from "react";
import { get, useFormState } from "react-hook-form";
import { useRecordForm } from "./record-context.ts";

/** Whether the fields at these paths are expanded: by a person, or to focus one of them. */
export function useExpanded(paths: string[], isInitiallyOpen = false) {
  const { target } = useRecordForm();
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  // Expanded while drawing, so that the field can be focused.
  if (!isOpen && paths.some((path) => `${target}.`.startsWith(`${path}.`))) setIsOpen(true);
  return [isOpen, setIsOpen] as const;
}

/**
 * The props of a `<details>` with fields. It also expands for a problem after an attempt to save, and then stays expanded
 * until a person collapses it.
 */
export function useDisclosure(paths: string[], isInitiallyOpen = false) {
  const { errors, isSubmitted } = useFormState({ name: paths });
  const [isOpen, setIsOpen] = useExpanded(paths, isInitiallyOpen);
  const hasProblem = isSubmitted && paths.some((path) => get(errors, path) !== undefined);
  const onToggle = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => setIsOpen(currentTarget.open);
  return { open: isOpen || hasProblem, onToggle };
}
