import fc from "fast-check";
import { expect, test } from "vitest";
import { dictionaries } from "./dictionaries";
import { maxLetters, messageText, roomForWords } from "./message-text";

/** Parses a message as the front desk reads it: the first line, and each answer by its label. */
function parseMessage(text: string): [first: string, answers: Record<string, string>] {
  const [first = "", ...lines] = text.split("\n");
  return [first, Object.fromEntries(lines.map((line) => line.split(/: (.*)/) as [string, string]))];
}

test.each(Object.entries(dictionaries))("200 messages in %s can be parsed, and fit in three SMS", (_, { message }) => {
  const names = ["Dr Asha Rao", "डॉ. मीनाक्षी सुब्रमण्यम", "Obstetrics and Gynaecology", "ഡോ. ലീന ഫെർണാണ്ടസ്"];
  const days = ["Thu 26 Nov, 10 am", "गुरु 26 नव॰, दोपहर 12:30 बजे", "26 നവം, വ്യാഴം, ഉച്ചയ്ക്ക് 12:30"];
  const form = fc.record({
    with: fc.constantFrom(...names),
    when: fc.constantFrom(message.anyDay, ...days),
    whom: fc.constantFrom(...message.whoms),
    first: fc.constantFrom("", message.yes, message.no),
    needs: fc.subarray([message.wheelchair, message.interpreter]),
  });
  const notes = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replace(/\s+/g, " ").trim());
  fc.assert(
    fc.property(form, notes, (answers, typed) => {
      const room = roomForWords(answers, message);
      expect(room, "shorten the texts of `message`: letters left for the visitor's own words").toBeGreaterThanOrEqual(
        20,
      );
      const words = typed.slice(0, room).trim();
      const text = messageText({ ...answers, words }, message);
      expect(text.length).toBeLessThanOrEqual(maxLetters);
      const values = { ...answers, needs: answers.needs.join(", "), words };
      const labelled = Object.entries(values).map(([name, value]) => [message[name as keyof typeof values], value]);
      expect(parseMessage(text)).toEqual([message.request, Object.fromEntries(labelled.filter(([, value]) => value))]);
    }),
    { seed: 7, numRuns: 200 },
  );
});
