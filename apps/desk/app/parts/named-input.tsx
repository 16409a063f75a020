import type { ComponentProps } from "react";

interface NamedInputProps extends ComponentProps<"input"> {
  label: string;
}

/** An input of one line with a label. */
export function NamedInput({ label, ...input }: NamedInputProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <input className="field__input" {...input} />
    </label>
  );
}
