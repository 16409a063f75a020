import { daysFrom } from "@hospital/timetable/changes";
import { addDays, timeOf, weekdays } from "@hospital/timetable/clock";
import { type Slot, sessionsFrom } from "@hospital/timetable/timetable";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstOverlapDay } from "./shared-days.ts";

const first = "2026-12-25";
const day = fc.nat(14).map((ahead) => addDays(first, ahead));
const slot = fc
  .record({
    days: fc.subarray([...weekdays], { minLength: 1, maxLength: 3 }),
    from: fc.nat(23),
    length: fc.integer({ min: 1, max: 10 }),
    since: day,
    until: day,
  })
  .map(
    ({ days, from, length, since, until }): Slot => ({
      of: "",
      days: days.join(" "),
      from: timeOf(from * 60),
      to: timeOf(((from + length) % 24) * 60),
      since,
      until,
    }),
  );

test("finds a day on which two slots meet, also after midnight, as a comparison of all their sessions does", () => {
  fc.assert(
    fc.property(slot, slot, (slot, otherSlot) => {
      const sessionsOf = (candidate: Slot) =>
        sessionsFrom([candidate], [], `${addDays(first, -1)}T00:00`, addDays(first, 15));
      const meeting = sessionsOf(slot).flatMap((a) =>
        sessionsOf(otherSlot).flatMap((b) => (a.start < b.end && b.start < a.end ? [a.day, b.day] : [])),
      );
      const clash = firstOverlapDay(slot, otherSlot, []);
      if (meeting.length === 0) expect(clash).toBeUndefined();
      else expect(daysFrom(first, addDays(first, 15)).filter((date) => meeting.includes(date))).toContain(clash);
    }),
    { numRuns: 1000 },
  );
});
