import { type ComponentType, createContext, useContext } from "react";
import type { Choices, FieldPath } from "../api.ts";
import type { FieldProps, FieldsProps } from "./field-props.ts";

interface RecordForm {
  /** The name of the collection, such as "exceptions". */
  collection: string;
  /** Below content/. */
  path: string;
  choices: Choices | undefined;
  /** The path of a field that is to be focused, for a problem or a link; otherwise "". */
  target: string;
  /** Focuses a field, or the first field of a group or row. */
  focusField(field: FieldPath): void;
  /** The context of nested fields. */
  Field: ComponentType<FieldProps>;
  Fields: ComponentType<FieldsProps>;
}

export const RecordContext = createContext<RecordForm | undefined>(undefined);

export function useRecordForm(): RecordForm {
  const form = useContext(RecordContext);
  if (!form) throw new Error("A field is rendered outside of RecordContext.");
  return form;
}
