import { useState } from "react";
import { useDesk } from "../../app/desk-context.ts";
import { Control, useListProblem } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";
import { helpOf } from "../field-type.ts";

/** Words and phrases, one per line of a text area, so that they are easy to paste and to move. */
export function WordsField(props: FieldProps) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  // The text as it is typed: a line break at its end isn't another word yet.
  const [typed, setTyped] = useState("");
  const { path, name, shape } = props;
  const help = [fieldTexts.help(helpOf(shape)), messages.oneALine].filter(Boolean).join(" ");
  return (
    <Control {...props} help={help} problem={useListProblem(path)}>
      {({ value, onChange, ...input }) => {
        const text = Array.isArray(value) ? value.join("\n") : "";
        return (
          <textarea
            {...input}
            className="field__input"
            lang={/^[a-z]{2}$/.test(name) ? name : undefined}
            rows={3}
            value={linesOf(typed).join("\n") === text ? typed : text}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(linesOf(target.value));
            }}
          />
        );
      }}
    </Control>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
