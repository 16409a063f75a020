import { expect, test } from "vitest";
import { roomName } from "./room-name.ts";

test.each([
  ["12", "Room", "Room 12"],
  ["G2", "Room", "Room G2"],
  ["12-B", "कमरा", "कमरा 12-B"],
  ["OPD 3", "कमरा", "OPD 3"],
  ["3వ గది", "గది", "3వ గది"],
  ["Laboratory", "Room", "Laboratory"],
])("names the room %j with the word %j %j", (room, word, name) => {
  expect(roomName(room, word)).toBe(name);
});
