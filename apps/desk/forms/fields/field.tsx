import { appliesTo } from "@hospital/content/record/applies";
import type { z } from "astro/zod";
import type { ComponentType } from "react";
import { get, useWatch } from "react-hook-form";
import type { RecordValue } from "../../api.ts";
import { type Kind, kindOf } from "../kinds.ts";
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
import { WordsField } from "./words-field.tsx";

/** What an input of the browser knows is a `TextField`. */
const components: Partial<Record<Kind, ComponentType<FieldProps>>> = {
  hidden: () => null,
  picture: PictureField,
  focus: FocusField,
  prose: ProseField,
  texts: TextsField,
  reference: ReferenceField,
  group: GroupField,
  choices: ChoicesField,
  rows: RowsField,
  lines: LinesField,
  words: WordsField,
  choice: ChoiceField,
  switch: SwitchField,
};

/** The field of any value of any record. */
export function Field(props: FieldProps) {
  const Component = components[kindOf(props.shape)] ?? TextField;
  return <Component {...props} />;
}

/**
 * The fields of a group, of which only those show that apply to what the others say; those that hardly ever change come
 * last.
 */
export function Fields({ path, shape }: FieldsProps) {
  // In one text, so that the group is drawn anew only when another field shows.
  const names = useWatch({
    compute: (values: RecordValue) => {
      const group = path ? get(values, path) : values;
      const names = Object.keys(shape.shape).filter((name) => appliesTo(name, shape.shape[name] as z.ZodType, group));
      return [false, true].flatMap((rare) => names.filter((name) => isRare(shape, name) === rare)).join(" ");
    },
  });
  return names
    .split(" ")
    .map((name) => (
      <Field key={name} path={path ? `${path}.${name}` : name} name={name} shape={shape.shape[name] as z.ZodType} />
    ));
}

function isRare({ shape }: z.ZodObject, name: string): boolean {
  return (shape[name] as z.ZodType).meta()?.isRare === true;
}
