import type { Choices } from "../../api.ts";
import { choiceName, sortByName, useDesk } from "../../app/desk-context.ts";
import { Combobox } from "../combobox.tsx";
import { FieldName, useField } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { isRequired } from "../field-type.ts";
import { useRecordForm } from "../record-context.ts";
import { referenceIn } from "./value.ts";

/** A reference to a doctor, department or page, chosen by typing a part of its name. */
export function ReferenceField(props: FieldProps) {
  const { shape } = props;
  const { messages, language } = useDesk();
  const { choices } = useRecordForm();
  const { id, label, help, problem, field } = useField(props);
  const reference = referenceIn(shape);
  const value = typeof field.value === "string" ? field.value : "";
  const listed = choices?.[reference] ?? [];
  const options = (isSorted(reference) ? sortByName(listed, language) : listed).map((choice) => ({
    id: choice.value,
    name: choiceName(choice, language),
    names: [...Object.values(choice.label), choice.value],
  }));
  // A hospital with one address has no choice.
  if (reference === "place" && !value && options.length === 0) return null;
  return (
    <Combobox
      // The name of the chosen record is known when the choices have loaded; until then the field reserves its space.
      key={choices ? "choices" : "none"}
      isDisabled={!choices}
      id={id}
      label={<FieldName label={label} shape={shape} />}
      placeholder={!choices ? messages.loading : isRequired(shape) ? messages.chooseOne : messages.none}
      problem={problem}
      help={help}
      selectionMode="single"
      options={options}
      chosen={choices && value ? [value] : []}
      onChoose={([chosen = null]) => field.onChange(chosen)}
      onBlur={field.onBlur}
    />
  );
}

/** Records are in the order of their file names, and other choices in the order of their list, which has a reason. */
const isSorted = (reference: keyof Choices) => reference === "doctor" || reference === "department";
