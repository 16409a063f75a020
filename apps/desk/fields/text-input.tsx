import type { ControlInput } from "./control.tsx";

export interface TextInputProps {
  input: ControlInput;
  /** The browser's kind of input. */
  type?: string;
  inputMode?: "decimal";
  /** The text of the value; without it, the value itself. */
  text?: string;
  /** The value of a text that isn't empty; without it, the text itself. */
  parse?(text: string): unknown;
  /** Corrects the value when the person leaves the field. */
  tidy?(value: string): unknown;
}

/** An input of one line. An empty one is null: react-hook-form would replace undefined with the initial value. */
export function TextInput({ input, type = "text", inputMode, ...options }: TextInputProps) {
  const { value, onChange, onBlur, ...rest } = input;
  const { text = String(value ?? ""), parse = String, tidy } = options;
  return (
    <input
      {...rest}
      className="field__input"
      value={text}
      type={type}
      inputMode={inputMode}
      onChange={({ target }) => onChange(target.value === "" ? null : parse(target.value))}
      onBlur={() => {
        const tidied = typeof value === "string" ? tidy?.(value) : undefined;
        if (tidied && tidied !== value) onChange(tidied);
        onBlur();
      }}
    />
  );
}

interface TextAreaProps {
  input: ControlInput;
  lang?: string;
  isParagraph: boolean;
}

/** A text area. A text of one line is shown completely, and can't contain line breaks. */
export function TextArea({ input, lang, isParagraph }: TextAreaProps) {
  const { value, onChange, ...rest } = input;
  return (
    <textarea
      {...rest}
      className="field__input"
      lang={lang}
      value={String(value ?? "")}
      rows={isParagraph ? 3 : 1}
      onChange={({ target }) => onChange(isParagraph ? target.value : target.value.replaceAll(/\s*\n\s*/g, " "))}
    />
  );
}
