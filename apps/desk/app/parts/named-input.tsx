import type { ComponentProps } from "react";

interface NamedInputProps extends ComponentProps<"input"> {
  label: string;
}

/** One line that somebody types or chooses, under what it is called. */
export function NamedInput({ label, ...input }: NamedInputProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <input className="field__input" {...input} />
    </label>
  );
}
