import { optionLabel } from "@hospital/content/messages/labels";
import { coreOf } from "@hospital/content/record/shaped-collections";
import { z } from "astro/zod";
import { useDesk } from "../../app/desk-context.ts";
import { Select } from "../../app/parts/select.tsx";
import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { isRequired } from "../field-type.ts";

/** One of a few options. */
export function ChoiceField(props: FieldProps) {
  const { shape } = props;
  const { messages, language } = useDesk();
  const options = (coreOf(shape) as z.ZodEnum).options.map(String);
  const initial = shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined;
  return (
    <Control {...props}>
      {({ value, onChange, ...input }) => (
        <Select
          {...input}
          value={String(value ?? initial ?? "")}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{isRequired(shape) ? messages.chooseOne : messages.notGiven}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionLabel(option, language)}
            </option>
          ))}
        </Select>
      )}
    </Control>
  );
}
