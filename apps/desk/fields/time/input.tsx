import type { FieldProps } from "../field-props.ts";
import { TextField } from "../text-field.tsx";
import { TextInput } from "../text-input.tsx";

export function TimeField(props: FieldProps) {
  return <TextField {...props}>{(input) => <TextInput input={input} type="time" kind="time" />}</TextField>;
}
