import type { Locale } from "@hospital/content/text/locales";
import { messages } from "./messages";

/** A room that reads without a column heading: "Room 12", "Room G2". A room with a name, such as "OPD 3", stays as it is. */
export function roomName(room: string, locale: Locale): string {
  const isNumber = /\p{N}/u.test(room) && !/\p{L}[\p{L}\p{M}]/u.test(room);
  return isNumber ? `${messages(locale).opd.room} ${room}` : room;
}
