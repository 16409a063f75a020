import { appliesTo } from "@hospital/content/record/applies";
import type { z } from "astro/zod";
import { get, useWatch } from "react-hook-form";
import type { RecordValue } from "../api.ts";
import type { FieldProps, FieldsProps } from "./field-props.ts";
import { fieldTypeOf } from "./field-type.ts";
import { inputs } from "./inputs.tsx";

/** The field of any value of any record. */
export function Field(props: FieldProps) {
  const Input = inputs[fieldTypeOf(props.shape)];
  return <Input {...props} />;
}

/** The fields of a group that apply with the present values of the others. Rare fields come last. */
export function Fields({ path, shape }: FieldsProps) {
  // One string, so that the group renders again only when other fields apply.
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
