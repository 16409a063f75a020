import { readFileSync } from "node:fs";
import model from "@hospital/danger/model.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readDangers } from "../integrations/dangers/read-dangers.ts";
import { createAnswer } from "../src/search/danger-answer.ts";

type Text = Record<string, string>;
interface Danger {
  id: string;
  firstAction?: Text;
  now: Text;
  more?: Text;
}

const read = (path: string) => parse(readFileSync(`hospitals/sample/content/${path}`, "utf8"));
const dangers: Danger[] = read("dangers.yaml").dangers;
const danger = (id: string) => dangers.find((row) => row.id === id) as Danger;
const textOf = (id: string, language: string) =>
  [danger(id).firstAction, danger(id).now, danger(id).more].map((text) => text?.[language]).join(" ");

/** Advice that a careful emergency physician looks for, in each language of the texts. */
const senses: [string, string, Record<"en" | "hi" | "hinglish", RegExp>][] = [
  [
    "poisoning",
    "too much insulin, awake: sugar at once",
    { en: /insulin.*sugar at once/, hi: /इंसुलिन.*तुरंत चीनी/, hinglish: /nsulin.*turant cheeni/ },
  ],
  [
    "poisoning",
    "acid drunk: no vomiting, nothing to drink",
    {
      en: /not make them vomit.*nothing to drink.*acid/,
      hi: /उल्टी न कराएँ.*कुछ न पिलाएँ.*तेज़ाब/,
      hinglish: /Ulti na karaen.*kuch na pilaen.*tezab/,
    },
  ],
  [
    "insulin",
    "awake: sugar at once, and again",
    {
      en: /^Awake.*sugar.*at once.*again after 10 to 15 minutes/,
      hi: /^होश में.*तुरंत.*चीनी.*10 से 15 मिनट बाद फिर/,
      hinglish: /^Hosh mein.*Turant.*cheeni.*10 se 15 minute baad phir/,
    },
  ],
  [
    "insulin",
    "not awake: nothing by mouth, on the side",
    {
      en: /Put nothing in the mouth.*on the side/,
      hi: /मुँह में कुछ न डालें, करवट/,
      hinglish: /Muh mein kuch na daalen, karvat/,
    },
  ],
  [
    "insulin",
    "the ambulance comes in any case",
    {
      en: /Call the ambulance even if they feel well/,
      hi: /ठीक लगे, तब भी एम्बुलेंस/,
      hinglish: /Theek lage tab bhi ambulance/,
    },
  ],
  [
    "high-sugar",
    "no sugar, come",
    { en: /No sugar.*Come now/, hi: /चीनी या मीठा पेय न दें। अभी आएँ/, hinglish: /meetha drink na den\. Abhi aaen/ },
  ],
  [
    "dehydration",
    "sips of ORS, keep breast-feeding",
    {
      en: /ORS in small sips.*Keep breast-feeding/,
      hi: /ORS के छोटे घूँट.*माँ का दूध पिलाती रहें/,
      hinglish: /ORS ke chhote ghoont.*Maa ka doodh pilati rahen/,
    },
  ],
  [
    "dehydration",
    "signs to come at once",
    {
      en: /Come at once if.*sunken.*urine.*blood/,
      hi: /धँसें.*पेशाब.*ख़ून.*तुरंत आएँ/,
      hinglish: /dhansen.*peshab.*khoon.*turant aaen/,
    },
  ],
  [
    "meningitis",
    "stiff neck, rash that stays under a glass",
    {
      en: /stiff neck.*rash that stays when you press a glass/,
      hi: /गर्दन अकड़ी.*गिलास दबाने पर भी न मिटें/,
      hinglish: /Gardan akdi.*gilas dabane par bhi na miten/,
    },
  ],
  [
    "unconscious",
    "injured: the airway goes first",
    {
      en: /airway goes first: turn head and body together, with helpers/,
      hi: /साँस का रास्ता पहले है.*सिर और शरीर एक साथ/,
      hinglish: /saans ka raasta pehle hai.*sir aur sharir ek saath/,
    },
  ],
  [
    "head-injury",
    "the airway goes first",
    {
      en: /airway goes first: turn head and body together/,
      hi: /साँस का रास्ता पहले है.*सिर और शरीर एक साथ/,
      hinglish: /saans ka raasta pehle hai.*sir aur sharir ek saath/,
    },
  ],
  [
    "injury",
    "the airway goes first",
    {
      en: /airway goes first: turn head and body together/,
      hi: /साँस का रास्ता पहले है.*सिर और शरीर एक साथ/,
      hinglish: /saans ka raasta pehle hai.*sir aur sharir ek saath/,
    },
  ],
  [
    "snake-bite",
    "already tied: not opened suddenly",
    {
      en: /Already tied\? Do not open it suddenly/,
      hi: /पहले से बँधा है\? अचानक न खोलें/,
      hinglish: /Pehle se bandha hai\? Achanak na kholen/,
    },
  ],
  [
    "allergy",
    "lie down, legs up, above all; no pen: tablets are too slow",
    {
      en: /^Call the ambulance\. Lay them down, legs raised.*No pen\?.*too slow/,
      hi: /^एम्बुलेंस बुलाएँ। पैर ऊँचे करके लिटाएँ.*पेन न हो\?.*देर से/,
      hinglish: /^Ambulance bulaen\. Pair oonche karke litaen.*Pen na ho\?.*der se/,
    },
  ],
  [
    "newborn",
    "not breathing comes first; rubbing is for the first minute of life",
    {
      en: /^Not breathing.*breaths and pushes.*Only in the first minute of life.*rub the back/,
      hi: /^साँस न चले.*मुँह से साँस दें और छाती दबाएँ.*सिर्फ़ जन्म के पहले मिनट.*मलें/,
      hinglish: /^Saans na chale.*muh se saans den aur chhati dabaen.*Sirf janm ke pehle minute.*malen/,
    },
  ],
  [
    "choking",
    "a baby: two fingers or the heel of one hand",
    { en: /two fingers or the heel of one hand/, hi: /दो उँगलियों या एक हथेली/, hinglish: /do ungliyon ya ek hatheli/ },
  ],
  [
    "child-fever",
    "meningitis signs and drowsiness",
    {
      en: /drowsy, has a stiff neck, or a rash that stays/,
      hi: /सुस्त हो, गर्दन अकड़ी हो, या दाने दबाने पर भी न मिटें/,
      hinglish: /sust ho, gardan akdi ho, ya daane dabane par bhi na miten/,
    },
  ],
  [
    "child-fever",
    "no ibuprofen until it isn't dengue",
    {
      en: /until dengue is ruled out/,
      hi: /जब तक पक्का न हो कि डेंगू नहीं है/,
      hinglish: /Jab tak pakka na ho ki dengue nahi hai/,
    },
  ],
  [
    "electric-shock",
    "a wire outdoors first; dry wood at home only",
    {
      en: /^A fallen wire outdoors\? Stay far away.*Only with house current, indoors.*dry wood/,
      hi: /^बाहर तार गिरा हो\? बहुत दूर.*सिर्फ़ घर के अंदर.*सूखी लकड़ी/,
      hinglish: /^Bahar taar gira ho\? Bahut door.*Sirf ghar ke andar.*sookhi lakdi/,
    },
  ],
  [
    "self-harm",
    "press on the wound first",
    {
      en: /^Hurt.*Press on a wound.*You are not alone/,
      hi: /^चोट.*घाव को दबाएँ.*आप अकेले नहीं/,
      hinglish: /^Chot.*ghaav ko dabaen.*Aap akele nahi/,
    },
  ],
  [
    "severed",
    "the closed bag in a bowl of ice and water",
    {
      en: /closed bag in a bowl of ice and water/,
      hi: /थैली को बर्फ़ और पानी में रखें/,
      hinglish: /thaili ko barf aur paani mein rakhen/,
    },
  ],
];

describe("the first aid of the sample", () => {
  test("has a text for each kind that is recognised", () => {
    expect(dangers.map(({ id }) => id).sort()).toEqual([...model.kinds].sort());
  });

  test.each(senses)("%s: %s", (id, _, byLanguage) => {
    for (const [language, sense] of Object.entries(byLanguage)) expect(textOf(id, language)).toMatch(sense);
  });

  test("names the guidelines that differ about a choking baby", () => {
    for (const language of ["en", "hi"]) expect(danger("choking").more?.[language]).toMatch(/2021.*2025/);
  });

  test("gives each danger but the general one an action to take first", () => {
    const { box } = read("dangers.yaml");
    expect(dangers.filter(({ id, firstAction }) => id !== box.danger && !firstAction)).toEqual([]);
  });

  test("is on a page, each danger's", () => {
    const shownDangers = ["emergency-care", "paediatric", "internal-medicins"].flatMap((department) =>
      read(`departments/${department}.yaml`).firstAid.flatMap((part: { dangers?: string[] }) => part.dangers ?? []),
    );
    expect(dangers.map(({ id }) => id).filter((id) => id !== "emergency" && !shownDangers.includes(id))).toEqual([]);
  });
});

describe("the ambulance page", () => {
  const points: Text[] = read("pages/ambulance-service.yaml").whileYouWait.points;
  const textIn = (language: string) => points.map((point) => point[language]).join("\n");

  test("puts the airway before the spine", () => {
    expect(textIn("en")).toMatch(/airway goes first: turn head and body together, with helpers/);
    expect(textIn("hi")).toMatch(/साँस का रास्ता पहले.*सिर और शरीर एक साथ/);
    expect(textIn("en")).not.toMatch(/onto their side, unless/);
    expect(textIn("hi")).not.toMatch(/करवट न दिलाएँ/);
  });

  test("covers too much insulin, with loose motions, acid, a tied snake bite and no adrenaline pen", () => {
    for (const sense of [
      /too much insulin.*give sugar at once/,
      /sips of ORS/,
      /drinking acid/,
      /already tied\? Do not open it suddenly/,
      /no adrenaline pen\?.*Tablets are too slow/,
    ])
      expect(textIn("en")).toMatch(sense);
    for (const sense of [
      /इंसुलिन.*तुरंत चीनी/,
      /ORS के छोटे घूँट/,
      /तेज़ाब पी लिया/,
      /पहले से बँधी हो, तो अचानक न खोलें/,
      /पेन न हो.*देर से/,
    ])
      expect(textIn("hi")).toMatch(sense);
  });
});

describe("the red box", () => {
  const answer = createAnswer(readDangers());

  test("pushes on the chest before anything else without breathing, in a separate paragraph", () => {
    for (const [query, locale, push] of [
      [
        "he does not breathe",
        "en",
        /^No answer, and not breathing or only gasping\? Lay them flat, push hard and fast/,
      ],
      ["साँस नहीं आ रही", "hi", /^जवाब न दें, और साँस न चले या बस रुक-रुककर हिचकी जैसी आए\? सीधा लिटाएँ, छाती के बीच/],
    ] as const) {
      const advice = answer(query, locale)?.advice.map(({ text }) => text) ?? [];
      expect(advice).toHaveLength(2);
      expect(advice[0]).toMatch(push);
    }
  });

  test("gives sugar to somebody awake after too much insulin, never 'nothing to drink'", () => {
    for (const query of ["took too much insulin", "insulin overdose"]) {
      const { advice = [] } = answer(query, "en") ?? {};
      expect(advice[0]?.text).toMatch(/^Awake and can swallow\? Give 3 to 4 teaspoons of sugar/);
      expect(JSON.stringify(advice)).not.toMatch(/nothing to drink/);
    }
    expect(answer("इंसुलिन ज़्यादा ले ली", "hi")?.advice[0]?.text).toMatch(/^होश में और निगल सके\? तुरंत/);
  });

  test("for two dangers shows the first step of each, bodily harm before words, then the steps for both", () => {
    const { advice = [] } = answer("drank phenyl after fight says let me die", "en") ?? {};
    const [first, second, common] = advice.map(({ text }) => text);
    expect(advice.map(({ danger }) => danger)).toEqual([
      "Poison or too many tablets",
      "Thoughts of ending your life",
      "",
    ]);
    expect(first).toBe(danger("poisoning").firstAction?.en);
    expect(second).toBe(danger("self-harm").firstAction?.en);
    expect(common).toBe(danger("emergency").now.en);
  });
});
