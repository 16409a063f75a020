import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { publishedLocales } from "@hospital/content/text/locales";
import type { Day, DayAction } from "../../api-today.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { useDraft } from "../../forms/drafts.ts";
import { useDesk } from "../desk-context.ts";
import { AskButton } from "../parts/ask-button.tsx";
import { NamedInput } from "../parts/named-input.tsx";

interface ClosedDayProps {
  day: Day;
  isBusy: boolean;
  act(action: DayAction): void;
}

/** Closes the whole hospital for one day, or opens it again, after a confirmation. */
export function ClosedDay({ day, isBusy, act }: ClosedDayProps) {
  const { messages, language, today } = useDesk();
  const fieldTexts = useFieldTexts();
  const [why, setWhy] = useDraft<Record<string, string>>("closed", {}, day.day);
  const date = dayOfWeek(day.day, language);
  const reasons = Object.fromEntries(Object.entries(why).filter(([, text]) => text.trim()));
  if (day.closed)
    return (
      <AskButton
        label={messages.openAfterAll}
        look="small"
        isDisabled={isBusy}
        confirm={messages.yesOpen}
        onConfirm={() => act({ day: day.day, action: "open" })}
      >
        <p>{fill(messages.openMeans, { day: date })}</p>
      </AskButton>
    );
  return (
    <AskButton
      label={day.day === today ? messages.closedToday : fill(messages.closedOn, { day: date })}
      look="small"
      isDisabled={isBusy}
      title={fill(messages.closedOn, { day: date })}
      tone="alert"
      confirm={messages.yesClose}
      onConfirm={() =>
        act({ day: day.day, action: "closed", ...(Object.keys(reasons).length > 0 && { why: reasons }) })
      }
    >
      <p>{fill(messages.closedMeans, { count: day.sessions.length })}</p>
      {publishedLocales.map((locale) => (
        <NamedInput
          key={locale}
          label={`${messages.whyClosed} (${fieldTexts.label(locale)})`}
          lang={locale}
          maxLength={160}
          value={why[locale] ?? ""}
          onChange={({ target }) => setWhy((now) => ({ ...now, [locale]: target.value }))}
        />
      ))}
    </AskButton>
  );
}
