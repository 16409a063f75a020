import { z } from "astro/zod";
import { FieldNotes, idOf, useField } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";
import { helpOf } from "../field-type.ts";

/** Yes or no. */
export function YesNoField({ path, name, shape }: FieldProps) {
  const fieldTexts = useFieldTexts();
  const { field, problem } = useField(path);
  const initial = shape instanceof z.ZodDefault && shape.def.defaultValue === true;
  const id = idOf(path);
  return (
    <div className="field">
      <label className="switch">
        <input
          id={id}
          type="checkbox"
          checked={Boolean(field.value ?? initial)}
          aria-describedby={`${id}-problem ${id}-help`}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {fieldTexts.label(name)}
      </label>
      <FieldNotes id={id} problem={problem} help={fieldTexts.help(helpOf(shape))} />
    </div>
  );
}
