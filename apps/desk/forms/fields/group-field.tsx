import { isBlank } from "@hospital/content/record/form-values";
import { coreOf } from "@hospital/content/record/shaped-collections";
import type { z } from "astro/zod";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useFieldWords } from "../field-words.ts";
import { helpOf, isRequired } from "../kinds.ts";
import { useRecordForm } from "../record-context.ts";
import { FieldNotes, idOf, useOwnProblem } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";

/** Fields that belong together; those that may be left out, and are, stay folded up. */
export function GroupField({ path, name, shape }: FieldProps) {
  const words = useFieldWords();
  const { target, Fields } = useRecordForm();
  const [isInitiallyOpen] = useState(() => isRequired(shape));
  const isEmpty = isBlank(useWatch({ name: path }));
  const problem = useOwnProblem(path);
  const isLedTo = target.path.startsWith(`${path}.`);
  return (
    <details
      id={idOf(path)}
      className="card group"
      open={isInitiallyOpen || !isEmpty || isLedTo}
      data-wrong={problem ? "" : undefined}
    >
      <summary className="group__title">{words.label(name)}</summary>
      <FieldNotes problem={problem} help={words.help(helpOf(shape))} />
      <Fields path={path} shape={coreOf(shape) as z.ZodObject} />
    </details>
  );
}
