import type { MessageLanguage } from "@hospital/content/messages/labels";
import { fill } from "@hospital/content/text/fill";
import type { SessionOfDay } from "../../api-today.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { clockText } from "../days.ts";
import { textOf } from "../desk-context.ts";

/** The public state of a session; "" if it is as usual. */
export function sessionState(session: SessionOfDay, messages: InterfaceMessages, language: MessageLanguage): string {
  const { state, expected = "", until = "", standIn, why, isPast } = session;
  const reason = textOf(why, language);
  const because = reason && `: ${reason}`;
  switch (state) {
    case "late":
      return fill(messages.expectedFrom, { time: clockText(expected, language) });
    case "endsEarly":
      return fill(messages.endsAt, { time: clockText(until, language) });
    case "standIn":
      return fill(messages.standsIn, { name: textOf(standIn?.name, language) });
    case "away":
      return messages.away + because;
    case "closed":
      return messages.isClosed + because;
    case "otherTimes":
      return messages.otherTimes + because;
    case "extra":
      return messages.extraClinic + because;
    default:
      return isPast ? messages.isOver : "";
  }
}
