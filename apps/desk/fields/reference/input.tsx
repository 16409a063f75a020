import { useState } from "react";
import { textOf, useDesk } from "../../app/desk-context.ts";
import { rankMatches } from "../../app/parts/rank-matches.ts";
import { Combobox } from "../combobox.tsx";
import { FieldName, idOf, useField } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { helpOf, isRequired } from "../field-type.ts";
import { useFieldWords } from "../field-words.ts";
import { useRecordForm } from "../record-context.ts";
import { useLateList } from "../use-late-list.ts";
import { referenceIn } from "./value.ts";

/** A reference to a doctor, department or page, chosen by typing a part of its name. */
export function ReferenceField({ path, name, shape }: FieldProps) {
  const { words, language } = useDesk();
  const fieldWords = useFieldWords();
  const { choices } = useRecordForm();
  const [typed, setTyped] = useState("");
  const { field, problem } = useField(path);
  const hasList = useLateList();
  const reference = referenceIn(shape);
  const value = typeof field.value === "string" ? field.value : "";
  const there = (choices?.[reference] ?? []).map((one) => ({
    id: one.value,
    name: textOf(one.label, language) || one.value,
    names: [...Object.values(one.label), one.value],
  }));
  // A hospital with one address has no choice.
  if (reference === "place" && !value && there.length === 0) return null;
  const isGone = choices && value && !there.some(({ id }) => id === value);
  const options = isGone ? [...there, { id: value, name: `${value} (${words.gone})`, names: [value] }] : there;
  const isChosen = options.some(({ id, name }) => id === value && name === typed);
  const matching = isChosen ? options : rankMatches(options, typed, ({ names }) => names);
  return (
    <Combobox
      // The name of the chosen record is known when the choices have loaded; until then the field reserves its space.
      key={choices ? "choices" : "none"}
      isDisabled={!choices}
      id={idOf(path)}
      label={<FieldName label={fieldWords.label(name)} shape={shape} />}
      placeholder={!choices ? words.loading : isRequired(shape) ? words.chooseOne : words.none}
      problem={problem}
      help={fieldWords.help(helpOf(shape))}
      items={hasList ? matching : options.filter(({ id }) => id === value)}
      onInputChange={setTyped}
      value={value || null}
      onChange={(key) => field.onChange(key === null ? null : String(key))}
      onBlur={field.onBlur}
    />
  );
}
