import { coreOf } from "@hospital/content/record/shaped-collections";
import type { FieldType } from "@hospital/content/schema/metadata";
import { dayOfWeek } from "@hospital/content/text/calendar";
import { writtenPhone } from "@hospital/content/text/phone-number";
import type { z } from "astro/zod";
import { useDesk } from "../../app/desk-context.ts";
import { useFieldWords } from "../field-words.ts";
import { type Kind, kindOf } from "../kinds.ts";
import { Control, type ControlInput } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";

/** One line or paragraph, a number, a day, a time: what an input of the browser knows. */
export function TextField({ path, name, shape }: FieldProps) {
  const words = useFieldWords();
  const kind = kindOf(shape);
  return (
    <Control path={path} label={words.label(name)} shape={shape}>
      {(input) =>
        kind === "day" ? (
          <span className="field__dated">
            <TextInput input={input} kind={kind} shape={shape} />
            <DayInWords day={input.value} />
          </span>
        ) : (
          <TextInput input={input} kind={kind} shape={shape} />
        )
      }
    </Control>
  );
}

/** A browser may put the month first: the day in words tells 12 May from 5 December. */
function DayInWords({ day }: { day: unknown }) {
  const { language } = useDesk();
  const isDay = typeof day === "string" && /^[1-9]\d{3}-\d\d-\d\d$/.test(day);
  return <span className="quiet">{isDay && `${dayOfWeek(day, language)} ${day.slice(0, 4)}`}</span>;
}

interface TextInputProps {
  input: ControlInput;
  kind: Kind;
  shape: z.ZodType;
  lang?: string;
  label?: string;
}

export function TextInput({ input, kind, shape, lang, label }: TextInputProps) {
  const { value, onChange, onBlur, ...rest } = input;
  const { fieldType } = coreOf(shape).meta() ?? {};
  const shown = kind === "endTime" && value === "24:00" ? "00:00" : String(value ?? "");
  const common = { ...rest, className: "field__input", lang, "aria-label": label, value: shown };
  // A line that is longer than its field shows whole, and stays one line.
  if (kind === "paragraph" || lang)
    return (
      <textarea
        {...common}
        rows={kind === "paragraph" ? 3 : 1}
        data-kind={kind}
        onBlur={onBlur}
        onChange={({ target }) =>
          onChange(kind === "paragraph" ? target.value : target.value.replaceAll(/\s*\n\s*/g, " "))
        }
      />
    );
  return (
    <input
      {...common}
      type={typeOf(kind, fieldType)}
      inputMode={kind === "number" ? "decimal" : undefined}
      data-kind={kind}
      onChange={(event) => onChange(written(kind, event.target.value))}
      onBlur={() => {
        const phone = fieldType === "phone" && typeof value === "string" ? writtenPhone(value) : undefined;
        if (phone && phone !== value) onChange(phone);
        // Somebody has typed 26 for 2026.
        if (kind === "day" && shown.startsWith("00")) onChange(shown.replace("00", "20"));
        onBlur();
      }}
    />
  );
}

const inputTypes: Partial<Record<FieldType, string>> = { phone: "tel", email: "email", address: "url" };

function typeOf(kind: Kind, fieldType: FieldType | undefined): string {
  if (kind === "day") return "date";
  if (kind === "time" || kind === "endTime") return "time";
  if (kind === "month") return "month";
  return (fieldType && inputTypes[fieldType]) ?? "text";
}

/** An empty field is null: with undefined, react-hook-form would bring back what was there first; the midnight at which something ends is that of the day's end. */
function written(kind: Kind, text: string): unknown {
  if (text === "") return null;
  if (kind === "number" && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return kind === "endTime" && text === "00:00" ? "24:00" : text;
}
