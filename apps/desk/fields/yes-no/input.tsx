import { z } from "astro/zod";
import { useController } from "react-hook-form";
import { idOf } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { helpOf } from "../field-type.ts";
import { useFieldWords } from "../field-words.ts";

/** Yes or no. */
export function YesNoField({ path, name, shape }: FieldProps) {
  const words = useFieldWords();
  const { field } = useController({ name: path });
  const initial = shape instanceof z.ZodDefault && shape.def.defaultValue === true;
  const help = words.help(helpOf(shape));
  return (
    <div className="field">
      <label className="switch">
        <input
          id={idOf(path)}
          type="checkbox"
          checked={Boolean(field.value ?? initial)}
          aria-describedby={help && `${idOf(path)}-help`}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {words.label(name)}
      </label>
      {help && (
        <p id={`${idOf(path)}-help`} className="field__help quiet">
          {help}
        </p>
      )}
    </div>
  );
}
