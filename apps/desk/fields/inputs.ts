import type { FieldType } from "@hospital/content/schema/metadata";
import type { ComponentType } from "react";
import { AddressField } from "./address/input.tsx";
import { ChoiceField } from "./choice/input.tsx";
import { ChoicesField } from "./choices/input.tsx";
import { DayField } from "./day/input.tsx";
import { EmailField } from "./email/input.tsx";
import { EndTimeField } from "./end-time/input.tsx";
import type { FieldProps } from "./field-props.ts";
import { FocusField } from "./focus/input.tsx";
import { GeneratedField } from "./generated/input.tsx";
import { GroupField } from "./group/input.tsx";
import { LineField } from "./line/input.tsx";
import { LinesField } from "./lines/input.tsx";
import { LocalizedField } from "./localized/input.tsx";
import { MonthField } from "./month/input.tsx";
import { NumberField } from "./number/input.tsx";
import { ParagraphField } from "./paragraph/input.tsx";
import { PhoneField } from "./phone/input.tsx";
import { PictureField } from "./picture/input.tsx";
import { ProseField } from "./prose/input.tsx";
import { ReferenceField } from "./reference/input.tsx";
import { RowsField } from "./rows/input.tsx";
import { ShortNumberField } from "./short-number/input.tsx";
import { TimeField } from "./time/input.tsx";
import { WordsField } from "./words/input.tsx";
import { YesNoField } from "./yes-no/input.tsx";

/** The field of each type, with its label, help and problem. */
export const inputs: Record<FieldType, ComponentType<FieldProps>> = {
  address: AddressField,
  choice: ChoiceField,
  choices: ChoicesField,
  day: DayField,
  email: EmailField,
  endTime: EndTimeField,
  focus: FocusField,
  generated: GeneratedField,
  group: GroupField,
  line: LineField,
  lines: LinesField,
  localized: LocalizedField,
  month: MonthField,
  number: NumberField,
  paragraph: ParagraphField,
  phone: PhoneField,
  picture: PictureField,
  prose: ProseField,
  reference: ReferenceField,
  rows: RowsField,
  shortNumber: ShortNumberField,
  time: TimeField,
  words: WordsField,
  yesNo: YesNoField,
};
