import { expect, test } from "vitest";
import { dictionaries } from "./dictionaries";
import { type Message, maxLetters, messageText, roomForWords } from "./message-text";

const names = ["Dr Asha Rao", "डॉ. मीनाक्षी सुब्रमण्यम", "Obstetrics and Gynaecology", "ഡോ. ലീന ഫെർണാണ്ടസ്"];
const days = ["Thu 26 Nov, 10 am", "गुरु 26 नव॰, दोपहर 12:30 बजे", "26 നവം, വ്യാഴം, ഉച്ചയ്ക്ക് 12:30"];
const notes = ["", "knee: left, since Diwali", "पाँव सूजा है", "माँ चल नहीं पातीं, लिफ़्ट कहाँ है?".repeat(9)];

/** The same numbers each time, from 0 to 1: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** What the desk reads: the answer on each line by its name. */
function read(text: string): [first: string, answers: Map<string, string>] {
  const [first = "", ...lines] = text.split("\n");
  return [first, new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]))];
}

test.each(Object.entries(dictionaries))("200 messages in %s are read back, in three SMS at most", (_, { message }) => {
  const random = randomNumbers(7);
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  for (let count = 0; count < 200; count++) {
    const answers: Omit<Message, "words"> = {
      with: one(names),
      when: one([message.anyDay, ...days]),
      whom: one(message.whoms),
      first: one(["", message.yes, message.no]),
      needs: one([[], [message.wheelchair], [message.wheelchair, message.interpreter]]),
    };
    const room = roomForWords(answers, message);
    const words = one(notes).slice(0, room).trim();
    const text = messageText({ ...answers, words }, message);
    expect(text.length, text).toBeLessThanOrEqual(maxLetters);
    const [first, found] = read(text);
    expect(first).toBe(message.request);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        (["with", "when", "whom", "first", "words"] as const)
          .map((name) => [message[name], { ...answers, words }[name]])
          .concat([[message.needs, answers.needs.join(", ")]])
          .filter(([, value]) => value),
      ),
    );
    expect(room, text).toBeGreaterThan(20);
  }
});
