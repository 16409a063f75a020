import { expect, test } from "vitest";
import { createMatcher } from "./matcher";

const entries = Object.entries({
  heart: ["Cardiology", "heart", "chest pain", "सीने में दर्द", "seene mein dard", "dil ki bimari"],
  bones: ["Orthopaedics", "bones", "हड्डी टूटना", "haddi tootna", "knee pain"],
  scans: ["Radiology", "X-ray", "root canal picture"],
  doctors: ["Doctors", "doctor list"],
  rathore: ["Dr Sunita Rathore", "डॉ. सुनीता राठौर"],
}).map(([id, texts]) => ({ ids: [id], phrases: texts.map((text) => ({ text, weight: 1 })) }));
const search = createMatcher(entries, "search");
const finder = createMatcher(entries, "finder");
const idsFor = (question: string, match = search) => (match(question) ?? []).map(({ id }) => id);

test.each([
  ["seene mein dard", "heart"],
  ["सीने में दर्द है क्या करूँ", "heart"],
  ["sine me dard", "heart"],
  ["dil ka doctor", "heart"],
  ["haddi", "bones"],
  ["orthopedic", "bones"],
  ["bonse of the knee", "bones"],
  ["xray", "scans"],
  ["एक्स रे", "scans"],
  ["sunita rathod", "rathore"],
  ["राठोर", "rathore"],
  ["doctor", "doctors"],
])("%s finds %s first", (question, id) => {
  expect(idsFor(question)[0]).toBe(id);
});

// A noun's ending means "for children" or "of the womb", so a query can have another one than the page.
test.each([
  ["పిల్లలకు డాక్టర్", "children"],
  ["குழந்தைகளுக்கு", "children"],
  ["শিশুদের", "children"],
  ["കുട്ടികൾക്ക്", "children"],
  ["గర్భంలో", "maternity"],
])("%s finds %s, whose word has another case ending", (question, id) => {
  const match = createMatcher(
    [
      { ids: ["children"], phrases: ["పిల్లల వైద్యం", "குழந்தைகள் நலம்", "শিশু বিভাগ", "കുട്ടികൾ"] },
      { ids: ["maternity"], phrases: ["గర్భం", "மகப்பேறு", "প্রসূতি বিভাগ"] },
      { ids: ["blood"], phrases: ["గుండె", "குடல்", "শিরা"] },
    ].map(({ ids, phrases }) => ({ ids, phrases: phrases.map((text) => ({ text, weight: 1 })) })),
    "search",
  );
  expect(idsFor(question, match)).toEqual([id]);
});

// An ending can also replace the end of the page's word: "చర్మం", "చర్మానికి".
test.each([
  ["పిల్లల వైద్యం", ["పిల్లలకు", "పిల్లలతో", "పిల్లల్లో"]],
  ["చర్మం", ["చర్మానికి", "చర్మంపై", "చర్మ వ్యాధి"]],
  ["కళ్ళు", ["కళ్ళకు", "కళ్ళలో"]],
  ["మూత్రపిండం", ["మూత్రపిండాలు", "మూత్రపిండానికి"]],
  ["குழந்தைகள்", ["குழந்தைகளுக்கு", "குழந்தைக்கு", "குழந்தையின்"]],
  ["இதயம்", ["இதயத்திற்கு", "இதயத்தில்"]],
  ["கண்", ["கண்ணுக்கு", "கண்கள்"]],
  ["மகப்பேறு", ["மகப்பேற்றுக்கு"]],
  ["കുട്ടികൾ", ["കുട്ടികൾക്ക്", "കുട്ടികളുടെ", "കുട്ടിക്ക്"]],
  ["ഹൃദയം", ["ഹൃദയത്തിന്", "ഹൃദയത്തിൽ"]],
  ["കണ്ണ്", ["കണ്ണിന്"]],
  ["শিশু", ["শিশুদের", "শিশুর", "শিশুকে"]],
  ["কিডনি", ["কিডনির", "কিডনিতে"]],
  ["मुले", ["मुलांसाठी", "मुलांना", "मुलांचे डॉक्टर"]],
  ["डोळे", ["डोळ्यांचा", "डोळ्यात"]],
  ["हाडे", ["हाडांचा", "हाडांसाठी"]],
  ["प्रसूती", ["प्रसूतीसाठी", "प्रसूतीचा"]],
])("finds %s by other cases: %j", (name, questions) => {
  const otherNames = ["గుండె", "గొంతు", "குடல்", "வயிறு", "ഹൃദ്രോഗി", "ഗർഭം", "হাড়", "রক্ত", "दात", "त्वचा"];
  const entries = [name, ...otherNames].map((text) => ({ ids: [text], phrases: [{ text, weight: 1 }] }));
  const match = createMatcher(entries, "search");
  for (const question of questions) expect(idsFor(question, match)[0], question).toBe(name);
});

test("finds inflected words beside the word itself", () => {
  const entries = ["આંખની હૉસ્પિટલ પાસે", "આંખ", "આંખોનો વિભાગ", "દાંત"].map((text) => ({
    ids: [text],
    phrases: [{ text, weight: 1 }],
  }));
  expect(idsFor("આંખ", createMatcher(entries, "search"))).toEqual(["આંખ", "આંખોનો વિભાગ", "આંખની હૉસ્પિટલ પાસે"]);
});

test("a common beginning alone isn't a match", () => {
  const entries = ["విషయం", "مریم", "செவி"].map((text) => ({ ids: [text], phrases: [{ text, weight: 1 }] }));
  const match = createMatcher(entries, "search");
  for (const question of ["విసుగు", "مریض", "செய்தி"]) expect(idsFor(question, match), question).toEqual([]);
});

test("matches the beginning of a name with a short word that is alone", () => {
  expect(idsFor("rat")).toEqual(["rathore"]);
  expect(idsFor("rat bite")).toEqual([]);
  expect(idsFor("ra")).toEqual([]);
  expect(idsFor("room")).toEqual([]);
  expect(idsFor("xyzzy")).toEqual([]);
});

test("finds names that are half typed or joined, and prefers the word itself to a beginning", () => {
  const names = ["Physiotherapy", "Gynecology", "hair fall", "cancer", "khansi", "बच्चों के डॉक्टर"];
  const match = createMatcher(
    names.map((text) => ({ ids: [text], phrases: [{ text, weight: 1 }] })),
    "search",
  );
  const questions = ["phys", "physiother", "gyn", "hairfall", "khansi", "बच्"];
  expect(questions.map((question) => idsFor(question, match)[0])).toEqual([
    "Physiotherapy",
    "Physiotherapy",
    "Gynecology",
    "hair fall",
    "khansi",
    "बच्चों के डॉक्टर",
  ]);
});

test("a finder finds a name while it's typed, and ignores stop words", () => {
  expect(idsFor("rat", finder)).toEqual(["rathore"]);
  expect(finder("doctor")).toBeUndefined();
});

test("returns undefined for a query of stop words", () => {
  expect(search("")).toBeUndefined();
  expect(search("kya hai")).toBeUndefined();
});

test("returns the matched share of a query, and the best phrase", () => {
  const [whole] = search("knee pain") ?? [];
  expect(whole).toMatchObject({ id: "bones", coverage: 1, isWhole: true, phrase: "knee pain" });
  const [part] = search("sunita qqqqqq") ?? [];
  expect(part).toMatchObject({ id: "rathore", isWhole: false });
});

test("ranks several entries of one phrase by its weight", () => {
  const match = createMatcher(
    [
      { ids: ["department"], phrases: [{ text: "heart", weight: 1 }] },
      { ids: ["first", "second"], phrases: [{ text: "heart", weight: 0.6 }] },
    ],
    "search",
  );
  expect(idsFor("heart", match)).toEqual(["department", "first", "second"]);
});

test("returns the share of a query that matches without a typing error", () => {
  const match = createMatcher([{ ids: ["managers"], phrases: [{ text: "management", weight: 1 }] }], "search");
  const [typo] = match("managemint paper") ?? [];
  expect(typo).toMatchObject({ sureCoverage: 0, isWhole: false });
  const [exact] = match("management paper") ?? [];
  expect(exact?.sureCoverage).toBeGreaterThan(0.3);
});

test("an exact word isn't taken for its stem", () => {
  const match = createMatcher(
    [
      { ids: ["insurer"], phrases: [{ text: "Park Mediclaim", weight: 1 }] },
      { ids: ["directions"], phrases: [{ text: "parking", weight: 1 }] },
    ],
    "search",
  );
  expect(idsFor("parking", match)).toEqual(["directions"]);
});

test.each([..."०০੦૦୦௦౦೦൦٠۰"])("finds a phone number, a room and a price in the digits from %s", (zero) => {
  const typed = (text: string) =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
  const numbers = { phone: "+91 98765 43210", room: "OPD 3", price: "₹1,250" };
  const match = createMatcher(
    Object.entries(numbers).map(([id, text]) => ({ ids: [id], phrases: [{ text, weight: 1 }] })),
    "search",
  );
  for (const [question, id] of [
    ["98765 43210", "phone"],
    ["9876543210", "phone"],
    ["OPD 3", "room"],
    ["1,250", "price"],
  ] as const)
    expect(idsFor(typed(question), match)).toEqual([id]);
});

test.each(["search", "finder"] as const)(
  "a repeated letter is an abbreviation or no word, not the letter (%s)",
  (use) => {
    const abbreviations = ["TTT", "III", "AAA clinic"];
    const entries = ["C-section", "T cells", ...abbreviations].map((text) => ({
      ids: [text],
      phrases: [{ text, weight: 1 }],
    }));
    const match = createMatcher(entries, use);
    const idsOf = (question: string) => match(question)?.map(({ id }) => id);
    for (const letters of ["qqqqq", "CCC", "kkkk", "TTTTT", "iiii"]) expect(idsOf(letters), letters).toEqual([]);
    expect(idsOf("c section")).toEqual(["C-section"]);
    expect(["TTT", "t.t.t.", "iii", "aaa"].flatMap(idsOf)).toEqual(["TTT", "TTT", "III", "AAA clinic"]);
  },
);
