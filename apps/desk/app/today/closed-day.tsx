import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import type { Day, DayAction } from "../../api-today.ts";
import { useDraft } from "../../forms/drafts.ts";
import { useDesk } from "../desk-context.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { NamedInput } from "../parts/named-input.tsx";
import { Press } from "../parts/press.tsx";

interface ClosedDayProps {
  day: Day;
  isBusy: boolean;
  act(action: DayAction): void;
}

/** The whole hospital for one day: never without a second look. */
export function ClosedDay({ day, isBusy, act }: ClosedDayProps) {
  const { words, language, session, today } = useDesk();
  const [isAsking, setIsAsking] = useState(false);
  const [why, setWhy] = useDraft<Record<string, string>>("closed", {}, day.day);
  const date = dayOfWeek(day.day, language);
  const finish = (action: DayAction) => {
    setIsAsking(false);
    act(action);
  };
  const reasons = Object.fromEntries(Object.entries(why).filter(([, text]) => text.trim()));
  return (
    <>
      <Press look="small" isDisabled={isBusy} onPress={() => setIsAsking(true)}>
        {day.closed ? words.openAfterAll : day.day === today ? words.closedToday : fill(words.closedOn, { day: date })}
      </Press>
      {isAsking && day.closed && (
        <AskDialog
          title={words.openAfterAll}
          confirm={{ label: words.yesOpen, onPress: () => finish({ day: day.day, action: "open" }) }}
          onClose={() => setIsAsking(false)}
        >
          <p>{fill(words.openMeans, { day: date })}</p>
        </AskDialog>
      )}
      {isAsking && !day.closed && (
        <AskDialog
          title={fill(words.closedOn, { day: date })}
          tone="alert"
          confirm={{
            label: words.yesClose,
            onPress: () =>
              finish({ day: day.day, action: "closed", ...(Object.keys(reasons).length > 0 && { why: reasons }) }),
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{fill(words.closedMeans, { count: day.sessions.length })}</p>
          {session.languages.map((one) => (
            <NamedInput
              key={one}
              label={`${words.whyClosed} (${new Intl.DisplayNames(language, { type: "language" }).of(one)})`}
              lang={one}
              maxLength={160}
              value={why[one] ?? ""}
              onChange={({ target }) => setWhy((now) => ({ ...now, [one]: target.value }))}
            />
          ))}
        </AskDialog>
      )}
    </>
  );
}
