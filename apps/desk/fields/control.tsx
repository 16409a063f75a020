import { isBlank } from "@hospital/content/record/values";
import type { z } from "astro/zod";
import { type ReactNode, useState } from "react";
import { get, useController, useFormContext, useFormState } from "react-hook-form";
import type { FieldProps } from "./field-props.ts";
import { type FieldError, useFieldTexts } from "./field-texts.ts";
import { helpOf, isRequired } from "./field-type.ts";

/** The ID of the input of the field at `path`. */
export const idOf = (path: string) => `field-${path}`;

interface ControlProps extends FieldProps {
  /** The label; by default the one of the name. */
  label?: string;
  /** The help; by default the one that the schema declares. */
  help?: string;
  /** The problem; by default the one of the value itself. */
  problem?: string | undefined;
  /** Gets the attributes that connect the input to its label, help and problem. */
  children(input: ControlInput): ReactNode;
}

export interface ControlInput {
  id: string;
  name: string;
  value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  ref(element: HTMLElement | null): void;
  "aria-invalid": boolean;
  "aria-describedby": string;
  "aria-required": boolean;
}

/** A label, an input, its problem, and help. */
export function Control({ children, shape, ...props }: ControlProps) {
  const { id, field, ...texts } = useField({ ...props, shape });
  const { label = texts.label, help = texts.help, problem = texts.problem } = props;
  return (
    <div className="field">
      <label id={`label-${id}`} className="field__label" htmlFor={id}>
        <FieldName label={label} shape={shape} />
      </label>
      {children({
        ...field,
        id,
        "aria-invalid": Boolean(problem),
        "aria-describedby": `${id}-problem ${id}-help`,
        "aria-required": isRequired(shape),
      })}
      <FieldNotes id={id} problem={problem} help={help} />
    </div>
  );
}

/** A field of the form, with its texts: the problem after the person has changed and left it, or tried to save. */
export function useField({ path, name, shape }: FieldProps) {
  const fieldTexts = useFieldTexts();
  const { field, fieldState, formState } = useController({ name: path });
  const wasFilled = useWasFilled(field.value);
  const isSeen = formState.isSubmitted || (fieldState.isTouched && wasFilled);
  return {
    id: idOf(path),
    label: fieldTexts.label(name),
    help: fieldTexts.help(helpOf(shape)),
    problem: isSeen ? fieldTexts.problem(fieldState.error) : undefined,
    field,
  };
}

/** Whether a field has or had a value: a person may have passed an empty one on the way to another field. */
function useWasFilled(value: unknown): boolean {
  const [wasFilled, setWasFilled] = useState(false);
  if (!wasFilled && !isBlank(value)) setWasFilled(true);
  return wasFilled || !isBlank(value);
}

interface FieldNotesProps {
  /** The `id` of the field, if an input refers to these notes. */
  id?: string;
  problem: string | undefined;
  help: string | undefined;
}

/** The problem of a field, and its help. */
export function FieldNotes({ id, problem, help }: FieldNotesProps) {
  return (
    <>
      <p id={id && `${id}-problem`} className="field__problem" role="status">
        {problem}
      </p>
      {help && (
        <p id={id && `${id}-help`} className="field__help quiet">
          {help}
        </p>
      )}
    </>
  );
}

/** The name of a field, with a star if it's required. */
export function FieldName({ label, shape }: { label: string; shape: z.ZodType }) {
  return (
    <>
      {label}
      {isRequired(shape) && <span aria-hidden="true"> *</span>}
    </>
  );
}

/** The problem of a group or of a list as a whole. */
export function useOwnProblem(path: string): string | undefined {
  const fieldTexts = useFieldTexts();
  const { getValues } = useFormContext();
  const { errors, touchedFields, isSubmitted } = useFormState({ name: path });
  const wasFilled = useWasFilled(getValues(path));
  if (!isSubmitted && !(get(touchedFields, path) && wasFilled)) return undefined;
  const error = get(errors, path) as (FieldError & { root?: FieldError }) | undefined;
  return fieldTexts.problem(error?.root ?? (typeof error?.message === "string" ? error : undefined));
}

/** The problem of a list as a whole, or the first of its lines: "3: …". */
export function useListProblem(path: string): string | undefined {
  const ownProblem = useOwnProblem(path);
  const fieldTexts = useFieldTexts();
  const { errors } = useFormState({ name: path });
  const lines = get(errors, path) as FieldError[] | undefined;
  const index = Array.isArray(lines) ? lines.findIndex((line) => line?.message) : -1;
  return ownProblem ?? (index < 0 ? undefined : `${index + 1}: ${fieldTexts.problem(lines?.[index])}`);
}
