import { dayOfWeek } from "@hospital/content/text/calendar";
import { useDesk } from "../../app/desk-context.ts";
import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { TextInput } from "../text-input.tsx";

export function DayField(props: FieldProps) {
  return (
    <Control {...props}>
      {(input) => (
        <span className="field__dated">
          <TextInput input={input} type="date" tidy={withCentury} />
          <WrittenDay day={input.value} />
        </span>
      )}
    </Control>
  );
}

/** Somebody has typed 26 for 2026. */
function withCentury(day: string): string {
  return day.startsWith("00") ? day.replace("00", "20") : day;
}

/** A browser may show the month first: in words, 12 May differs from 5 December. */
function WrittenDay({ day }: { day: unknown }) {
  const { language } = useDesk();
  const isDay = typeof day === "string" && /^[1-9]\d{3}-\d\d-\d\d$/.test(day);
  return <span className="quiet">{isDay && `${dayOfWeek(day, language)} ${day.slice(0, 4)}`}</span>;
}
