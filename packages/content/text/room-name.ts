/**
 * A room that reads without a column heading, with the word for a room: "Room 12", "Room G2". A room with a name, such
 * as "OPD 3", stays as it is.
 */
export function roomName(room: string, word: string): string {
  const isNumber = /\p{N}/u.test(room) && !/\p{L}[\p{L}\p{M}]/u.test(room);
  return isNumber ? `${word} ${room}` : room;
}
