import { coreOf } from "@hospital/content/record/shaped-collections";
import { isBlank } from "@hospital/content/record/values";
import type { z } from "astro/zod";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useDesk } from "../../app/desk-context.ts";
import { FieldNotes, idOf, useOwnProblem } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";
import { helpOf, isRequired } from "../field-type.ts";
import { useRecordForm } from "../record-context.ts";
import { rowSummary } from "../row-summary.ts";
import { useDisclosure } from "../use-disclosure.ts";

/** A group of fields, collapsed to a summary in one line; expanded if a value is missing or wrong. */
export function GroupField({ path, name, shape }: FieldProps) {
  const fieldTexts = useFieldTexts();
  const { language, messages } = useDesk();
  const { choices, Fields } = useRecordForm();
  const { getValues } = useFormContext();
  const [isInitiallyOpen] = useState(() => isRequired(shape) && isBlank(getValues(path)));
  const disclosure = useDisclosure([path], isInitiallyOpen);
  const value = useWatch({ name: path });
  const isEmpty = isBlank(value);
  const problem = useOwnProblem(path);
  return (
    <details id={idOf(path)} className="card group" {...disclosure} data-wrong={problem ? "" : undefined}>
      <summary className="group__title">
        {fieldTexts.label(name)}
        {!isEmpty && <span className="group__content quiet">{rowSummary(value, choices, language, messages)}</span>}
      </summary>
      <FieldNotes problem={problem} help={fieldTexts.help(helpOf(shape))} />
      <Fields path={path} shape={coreOf(shape) as z.ZodObject} />
    </details>
  );
}
