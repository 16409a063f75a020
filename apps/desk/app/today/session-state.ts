import type { MessageLanguage } from "@hospital/content/messages/labels";
import { fill } from "@hospital/content/text/fill";
import type { SessionOfDay } from "../../api-today.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { clockWords } from "../days.ts";
import { textOf } from "../desk-context.ts";

/** The public state of a session; "" if it is as usual. */
export function sessionState(session: SessionOfDay, words: InterfaceMessages, language: MessageLanguage): string {
  const { state, expected = "", until = "", standIn, why, isPast } = session;
  const reason = textOf(why, language);
  const because = reason && `: ${reason}`;
  switch (state) {
    case "late":
      return fill(words.expectedFrom, { time: clockWords(expected, language) });
    case "endsEarly":
      return fill(words.endsAt, { time: clockWords(until, language) });
    case "standIn":
      return fill(words.standsIn, { name: textOf(standIn?.name, language) });
    case "away":
      return words.away + because;
    case "closed":
      return words.isClosed + because;
    case "otherTimes":
      return words.otherTimes + because;
    case "extra":
      return words.extraClinic + because;
    default:
      return isPast ? words.isOver : "";
  }
}
