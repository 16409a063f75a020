import { writtenPhone } from "@hospital/content/text/phone-number";
import type { FieldProps } from "../field-props.ts";
import { TextField } from "../text-field.tsx";
import { TextInput } from "../text-input.tsx";

export function PhoneField(props: FieldProps) {
  return <TextField {...props}>{(input) => <TextInput input={input} type="tel" tidy={writtenPhone} />}</TextField>;
}
