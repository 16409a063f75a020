import { expect, test } from "vitest";
import { roomName } from "./room-name";

test.each([
  ["12", "en", "Room 12"],
  ["G2", "en", "Room G2"],
  ["12-B", "hi", "कमरा 12-B"],
  ["OPD 3", "hi", "OPD 3"],
  ["3వ గది", "te", "3వ గది"],
  ["Laboratory", "en", "Laboratory"],
] as const)("names the room %j in %s %j", (room, locale, name) => {
  expect(roomName(room, locale)).toBe(name);
});
