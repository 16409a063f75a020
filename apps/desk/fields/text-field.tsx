import type { ReactNode } from "react";
import { Control, type ControlInput } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldWords } from "./field-words.ts";

interface TextFieldProps extends FieldProps {
  children(input: ControlInput): ReactNode;
}

/** A field whose label is its name, around one input. */
export function TextField({ path, name, shape, children }: TextFieldProps) {
  const words = useFieldWords();
  return (
    <Control path={path} label={words.label(name)} shape={shape}>
      {children}
    </Control>
  );
}
