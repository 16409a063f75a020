import type { FieldProps } from "../field-props.ts";
import { TextField } from "../text-field.tsx";
import { TextArea } from "../text-input.tsx";

export function ParagraphField(props: FieldProps) {
  return <TextField {...props}>{(input) => <TextArea input={input} isParagraph />}</TextField>;
}
