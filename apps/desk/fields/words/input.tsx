import { useState } from "react";
import { useController } from "react-hook-form";
import { useDesk } from "../../app/desk-context.ts";
import { FieldName, FieldNotes, idOf, useListProblem } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { helpOf, isRequired } from "../field-type.ts";
import { useFieldWords } from "../field-words.ts";

/** Words and phrases, one per line of a text area, so that they are easy to paste and to move. */
export function WordsField({ path, name, shape }: FieldProps) {
  const { words } = useDesk();
  const fieldWords = useFieldWords();
  const { field } = useController({ name: path });
  const problem = useListProblem(path);
  const lines: string[] = Array.isArray(field.value) ? field.value : [];
  // The text as it is typed: a line break at its end isn't another word yet.
  const [typed, setTyped] = useState("");
  const isTyped = linesOf(typed).join("\n") === lines.join("\n");
  const id = idOf(path);
  const help = [fieldWords.help(helpOf(shape)), words.oneALine].filter(Boolean).join(" ");
  return (
    <div className="field" data-wrong={problem ? "" : undefined}>
      <label className="field__label" htmlFor={id}>
        <FieldName label={fieldWords.label(name)} shape={shape} />
      </label>
      <textarea
        id={id}
        ref={field.ref}
        className="field__input"
        lang={/^[a-z]{2}$/.test(name) ? name : undefined}
        rows={3}
        value={isTyped ? typed : lines.join("\n")}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-problem ${id}-help`}
        aria-required={isRequired(shape)}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(linesOf(target.value));
        }}
      />
      <FieldNotes id={id} problem={problem} help={help} />
    </div>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
