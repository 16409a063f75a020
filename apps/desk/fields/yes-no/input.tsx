import { z } from "astro/zod";
import { FieldNotes, useField } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";

/** Yes or no. */
export function YesNoField(props: FieldProps) {
  const { shape } = props;
  const { id, label, help, problem, field } = useField(props);
  const initial = shape instanceof z.ZodDefault && shape.def.defaultValue === true;
  return (
    <div className="field">
      <label className="choices__one">
        <input
          id={id}
          type="checkbox"
          checked={Boolean(field.value ?? initial)}
          aria-describedby={`${id}-problem ${id}-help`}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {label}
      </label>
      <FieldNotes id={id} problem={problem} help={help} />
    </div>
  );
}
