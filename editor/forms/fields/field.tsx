import type { z } from "astro/zod";
import { get, useWatch } from "react-hook-form";
import type { RecordValue } from "../../api.ts";
import { appliesTo } from "../applies.ts";
import { kindOf } from "../kinds.ts";
import { useRecordForm } from "../record-context.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import type { FieldProps, FieldsProps } from "./field-props.ts";
import { FocusField } from "./focus-field.tsx";
import { GroupField } from "./group-field.tsx";
import { LinesField } from "./lines-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { ProseField } from "./prose-field.tsx";
import { ReferenceField } from "./reference-field.tsx";
import { RowsField } from "./rows-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";
import { TextsField } from "./texts-field.tsx";

/** The field of any value of any record. */
export function Field(props: FieldProps) {
  switch (kindOf(props.name, props.shape)) {
    case "hidden":
      return null;
    case "picture":
      return <PictureField {...props} />;
    case "focus":
      return <FocusField {...props} />;
    case "prose":
      return <ProseField {...props} />;
    case "texts":
      return <TextsField {...props} />;
    case "reference":
      return <ReferenceField {...props} />;
    case "group":
      return <GroupField {...props} />;
    case "choices":
      return <ChoicesField {...props} />;
    case "rows":
      return <RowsField {...props} />;
    case "lines":
      return <LinesField {...props} />;
    case "choice":
      return <ChoiceField {...props} />;
    case "switch":
      return <SwitchField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

/** The fields of a group, of which only those show that apply to what the others say. */
export function Fields({ path, shape }: FieldsProps) {
  const { collection } = useRecordForm();
  // In one text, so that the group is drawn anew only when another field shows.
  const names = useWatch({
    compute: (values: RecordValue) => {
      const group = path ? get(values, path) : values;
      return Object.keys(shape.shape)
        .filter((name) => appliesTo(collection, path, name, group))
        .join(" ");
    },
  });
  return names
    .split(" ")
    .map((name) => (
      <Field key={name} path={path ? `${path}.${name}` : name} name={name} shape={shape.shape[name] as z.ZodType} />
    ));
}
