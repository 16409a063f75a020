import { withOwnNames } from "@hospital/danger/match/site-model";
import model from "@hospital/danger/model.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { createAnswer, type DangerContent, type LocalizedText } from "./danger-answer.ts";

const advice = (title: LocalizedText, now: LocalizedText): DangerContent["dangers"][string] => ({
  title,
  firstAction: undefined,
  now,
  helplines: [],
  isHelplineFirst: false,
});
const inAll = (text: string): LocalizedText => ({ bn: `বাংলা ${text}`, hi: text, en: text, hinglish: text });
const general = advice(inAll("Emergency"), inAll("Call."));
const poisoning = {
  ...advice({ en: "Poison", hi: "ज़हर", hinglish: "Zahar" }, { en: "Wait.", hi: "रुकें।", hinglish: "Ruken." }),
  helplines: [{ number: "14416", name: { bn: "টেলি-মানস", en: "Tele-MANAS" } }],
};

/** A hospital whose first language is Bengali. */
const content: DangerContent = {
  model,
  locales: ["bn", "hi", "en"],
  phrases: [
    { locale: "bn", danger: "emergency", texts: ["অ্যাম্বুলেন্স", "ambulance lagbe"] },
    { locale: "bn", danger: "poisoning", texts: ["বিষ খা", "zahar khey"] },
    { locale: "bn", danger: "burn", texts: ["পুড়ে গেছে"] },
  ],
  labels: {
    call: inAll("Call"),
    callNational: inAll("Call"),
    callHelpline: inAll("{name}"),
    come: {},
    directions: {},
    guess: inAll("Is it?"),
    close: {},
    awaiting: undefined,
  },
  phone: "+91 00000 00000",
  national: "112",
  pages: undefined,
  general: "emergency",
  dangers: { emergency: general, poisoning, burn: advice(inAll("Burn"), inAll("Cool it.")) },
};
const answer = createAnswer(content);

describe("a phrase of the hospital", () => {
  test("brings its first aid if that is translated", () => {
    expect(answer("হাত পুড়ে গেছে", "bn")).toMatchObject({ lang: "bn", isGuess: false, title: "বাংলা Burn" });
    expect(answer("হাত পুড়ে গেছে অ্যাম্বুলেন্স", "bn")?.title).toBe("বাংলা Burn");
    expect(answer("বিষ খাইছে পুড়ে গেছে", "bn")).toMatchObject({ title: "বাংলা Emergency" });
  });

  test("otherwise brings the general advice with its helplines, in its language on every page", () => {
    for (const locale of ["bn", "hi", "en"] as const) {
      const box = answer("বিষ খাইছে", locale);
      expect(box).toMatchObject({ lang: "bn", isGuess: false, title: "বাংলা Emergency" });
      expect(box?.advice).toEqual([{ danger: "", text: "বাংলা Call." }]);
      expect(box?.calls.map(({ number }) => number)).toEqual(["+91 00000 00000", "112", "14416"]);
    }
  });

  test("without translated advice brings the question with its helplines, first where they matter most", () => {
    const untranslated = advice({ bn: "জরুরি", en: "Emergency" }, { en: "Call." });
    const answerThere = createAnswer({
      ...content,
      dangers: { emergency: untranslated, poisoning: { ...poisoning, isHelplineFirst: true } },
    });
    const box = answerThere("বিষ খাইছে", "bn");
    expect(box).toMatchObject({ lang: "bn", isGuess: true, title: "বাংলা Is it?", advice: [] });
    expect(box?.calls.map(({ label }) => label)).toEqual(["বাংলা টেলি-মানস", "বাংলা Call", "বাংলা Call"]);
  });

  test("decides before the model", () => {
    expect(answer("zahar kha liya", "en")?.title).toBe("Zahar");
    expect(answer("zahar kheyeche", "en")).toMatchObject({ lang: "bn", title: "বাংলা Emergency" });
  });

  test("for an ambulance brings the general advice, as the English word does", () => {
    expect(answer("ambulance", "en")).toMatchObject({ lang: "en", isGuess: false, title: "Emergency" });
    for (const query of ["অ্যাম্বুলেন্স", "ambulance lagbe"])
      expect(answer(query, "bn")).toMatchObject({ lang: "bn", isGuess: false, title: "বাংলা Emergency" });
  });

  test("for an ambulance shows the question if the general advice isn't translated", () => {
    const untranslated = advice({ bn: "জরুরি", en: "Emergency" }, { en: "Call." });
    const answerThere = createAnswer({ ...content, dangers: { emergency: untranslated, poisoning } });
    expect(answerThere("অ্যাম্বুলেন্স", "bn")).toMatchObject({ lang: "bn", isGuess: true });
  });
});

test("a local name of a type without translated advice brings the general advice in the language of its script", () => {
  const named = withOwnNames(model, { poisoning: ["বিষাক্ত ফল"] });
  const answerThere = createAnswer({ ...content, model: named, phrases: [] });
  const box = answerThere("বিষাক্ত ফল", "bn");
  expect(box).toMatchObject({ lang: "bn", isGuess: false, title: "বাংলা Emergency" });
  expect(box?.calls.map(({ number }) => number)).toEqual(["+91 00000 00000", "112", "14416"]);
  expect(answerThere("he drank poison", "bn")?.title).toBe("Poison");
});

test("a query in a script of two languages brings the first aid in the one that has it", () => {
  const marathi = advice(
    { mr: "आणीबाणी", hi: "इमरजेंसी", en: "Emergency" },
    { mr: "फोन करा.", hi: "फ़ोन करें।", en: "Call." },
  );
  const answerThere = createAnswer({
    ...content,
    locales: ["mr", "hi", "en"],
    phrases: [],
    dangers: { emergency: marathi, poisoning },
  });
  expect(answerThere("ज़हर खा लिया", "mr")).toMatchObject({ lang: "hi", title: "ज़हर" });
});

test("answers a query in an unknown language in the language of the page", () => {
  const answerThere = createAnswer({ ...content, model: { ...model, hasOtherLanguages: true } });
  expect(answerThere("tej boi ase", "bn")).toMatchObject({ lang: "bn", isGuess: true });
  expect(answerThere("my son drank poison", "bn")?.lang).toBe("en");
});

test.each([
  ["zahar kha liya", "Tele-MANAS"],
  ["he drank poison", "Tele-MANAS"],
  ["ज़हर खा लिया", "Tele-MANAS"],
])(
  "names a helpline in the language of the box, or in English, not in the site's first language: %s",
  (query, name) => {
    expect(answer(query, "bn")?.calls.at(-1)).toMatchObject({ label: name, number: "14416" });
  },
);
