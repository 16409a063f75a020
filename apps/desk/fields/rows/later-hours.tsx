import { weekdaySpans } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { addDays, type Weekday, weekdays } from "@hospital/timetable/clock";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { dateText, spanText } from "../../app/days.ts";
import { useDesk } from "../../app/desk-context.ts";
import { AskButton } from "../../app/parts/ask-button.tsx";
import { NamedInput } from "../../app/parts/named-input.tsx";

/** A row of weekly hours in a form. */
interface Hours {
  days?: Weekday[] | null;
  from?: string | null;
  to?: string | null;
  since?: string | null;
  until?: string | null;
}

interface LaterHoursProps {
  /** The path of the list. */
  path: string;
  index: number;
}

/**
 * A remark on hours that begin later, while others on the same weekday have no last day: these may end. Hours that
 * follow others need none: a doctor may also sit in the evening.
 */
export function LaterHours({ path, index }: LaterHoursProps) {
  const { messages, language } = useDesk();
  const rows = (useWatch({ name: path }) ?? []) as Hours[];
  const { since, from, to } = rows[index] ?? {};
  if (!since || !from || !to) return null;
  const overlapping = rows.filter((row) => sharedDays(row, rows[index]));
  const isContinued = overlapping.some(({ until }) => until === addDays(since, -1));
  const earlier = overlapping.find((row) => !row.until && (row.since ?? "") < since);
  if (isContinued || !earlier?.from || !earlier.to) return null;
  return (
    <p className="rows__remark" role="status">
      {fill(messages.twoTimes, {
        day: dateText(since, language),
        weekdays: weekdaySpans(sharedDays(earlier, rows[index]) ?? [], language),
        first: spanText(earlier.from, earlier.to, language, messages),
        second: spanText(from, to, language, messages),
      })}
    </p>
  );
}

function sharedDays(hours: Hours, otherHours: Hours | undefined): Weekday[] | undefined {
  const [days, otherDays] = [hours.days ?? weekdays, otherHours?.days ?? weekdays];
  const shared = days.filter((day) => otherDays.includes(day));
  return shared.length > 0 ? shared : undefined;
}

/** Asks for the first day of changed hours. */
export function ChangeHoursFrom({ onChange }: { onChange(day: string): void }) {
  const { messages, today } = useDesk();
  const [day, setDay] = useState("");
  return (
    <AskButton
      look="small"
      label={messages.changeHours}
      confirm={messages.changeHours}
      onConfirm={() => day && onChange(day)}
    >
      <p>{messages.changeHoursMeans}</p>
      <NamedInput
        label={messages.changeHoursDay}
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </AskButton>
  );
}
