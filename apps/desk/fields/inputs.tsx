import type { FieldType } from "@hospital/content/schema/metadata";
import { writtenPhone } from "@hospital/content/text/phone-number";
import type { ComponentType } from "react";
import { ChoiceField } from "./choice/input.tsx";
import { ChoicesField } from "./choices/input.tsx";
import { Control } from "./control.tsx";
import { DayField } from "./day/input.tsx";
import type { FieldProps } from "./field-props.ts";
import { FocusField } from "./focus/input.tsx";
import { GroupField } from "./group/input.tsx";
import { LinesField } from "./lines/input.tsx";
import { LocalizedField } from "./localized/input.tsx";
import { numberFrom } from "./number/value.ts";
import { PictureField } from "./picture/input.tsx";
import { ReferenceField } from "./reference/input.tsx";
import { RowsField } from "./rows/input.tsx";
import { TextArea, TextInput, type TextInputProps } from "./text-input.tsx";
import { WordsField } from "./words/input.tsx";
import { YesNoField } from "./yes-no/input.tsx";

/** The input of a type whose value is a text of one line. */
const textWith = (look: Omit<TextInputProps, "input">) => (props: FieldProps) => (
  <Control {...props}>{(input) => <TextInput input={input} {...look} />}</Control>
);

/** The input of each type, with its label, help and problem. */
export const inputs: Record<FieldType, ComponentType<FieldProps>> = {
  address: textWith({ type: "url" }),
  choice: ChoiceField,
  choices: ChoicesField,
  day: DayField,
  email: textWith({ type: "email" }),
  // A browser's input has no 24:00: midnight is the end of the day here.
  endTime: textWith({
    type: "time",
    format: (value) => (value === "24:00" ? "00:00" : String(value)),
    parse: (text) => (text === "00:00" ? "24:00" : text),
  }),
  focus: FocusField,
  // The desk writes the value.
  generated: () => null,
  group: GroupField,
  line: textWith({}),
  lines: LinesField,
  localized: LocalizedField,
  month: textWith({ type: "month" }),
  // A text that isn't a number yet stays a text, so that nothing typed is lost.
  number: textWith({
    inputMode: "decimal",
    parse: (text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text),
    tidy: numberFrom,
  }),
  paragraph: (props) => <Control {...props}>{(input) => <TextArea input={input} isParagraph />}</Control>,
  phone: textWith({ type: "tel", tidy: writtenPhone }),
  picture: PictureField,
  prose: LocalizedField,
  reference: ReferenceField,
  rows: RowsField,
  shortNumber: textWith({}),
  time: textWith({ type: "time" }),
  words: WordsField,
  yesNo: YesNoField,
};
