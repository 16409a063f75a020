import { fill } from "@hospital/content/text/fill";
import { type ClipboardEvent, useState } from "react";
import { Link } from "wouter";
import { useDesk } from "../app/desk-context.ts";
import type { ControlInput } from "./control.tsx";

export interface TextInputProps {
  input: ControlInput;
  /** The browser's kind of input. */
  type?: string;
  inputMode?: "decimal";
  /** The text of a value, "" for an empty one; without it, the value itself. */
  format?(value: unknown): string;
  /** The value of a text that isn't empty; without it, the text itself. */
  parse?(text: string): unknown;
  /** Corrects the value when the person leaves the field. */
  tidy?(value: string): unknown;
}

/** An input of one line. An empty one is null: react-hook-form would replace undefined with the initial value. */
export function TextInput({ input, type = "text", inputMode, ...options }: TextInputProps) {
  const { value, onChange, onBlur, ...rest } = input;
  const { format = String, parse = String, tidy } = options;
  const { onPaste, notice, clearNotice } = useOneLine();
  return (
    <>
      <input
        {...rest}
        className="field__input"
        value={format(value ?? "")}
        type={type}
        inputMode={inputMode}
        onPaste={onPaste}
        onChange={({ target }) => {
          clearNotice();
          onChange(target.value === "" ? null : parse(target.value));
        }}
        onBlur={() => {
          const tidied = typeof value === "string" ? tidy?.(value) : undefined;
          if (tidied && tidied !== value) onChange(tidied);
          onBlur();
        }}
      />
      {notice}
    </>
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
  const { onPaste, notice, clearNotice } = useOneLine();
  return (
    <>
      <textarea
        {...rest}
        className="field__input"
        lang={lang}
        value={String(value ?? "")}
        rows={isParagraph ? 3 : 1}
        onPaste={isParagraph ? undefined : onPaste}
        onChange={({ target }) => {
          clearNotice();
          onChange(isParagraph ? target.value : target.value.replaceAll(/\s*\n\s*/g, " "));
        }}
      />
      {notice}
    </>
  );
}

/** Refuses several pasted lines, such as rows of a spreadsheet, which would otherwise become one text. */
function useOneLine() {
  const { messages } = useDesk();
  const [refusedLines, setRefusedLines] = useState(0);
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData("text").split("\n");
    const count = lines.filter((line) => line.trim() !== "").length;
    setRefusedLines(count > 1 ? count : 0);
    if (count > 1) event.preventDefault();
  };
  const notice = refusedLines > 0 && (
    <p className="field__problem" role="alert">
      {fill(messages.oneLineOnly, { count: refusedLines })} <Link href="/sheets">{messages.sheets}</Link>
    </p>
  );
  return { onPaste, notice, clearNotice: () => setRefusedLines(0) };
}
