import { soundOf } from "@hospital/search/fold";
import { describe, expect, test } from "vitest";
import { trainCorpora } from "../learn/corpora.ts";
import model from "../model.json" with { type: "json" };
import { createDangerFinder } from "./finder.ts";
import { createGuards } from "./guards.ts";
import { createLexicon } from "./lexicon.ts";
import { plainly } from "./plainly.ts";

const find = createDangerFinder(model);

test("no query that trains an emergency is harmless", () => {
  const decide = createLexicon(model.lexicon);
  const queries = trainCorpora.flatMap(({ emergencies }) =>
    Object.values(emergencies).flatMap((kinds) => Object.values(kinds).flat()),
  );
  expect(queries.filter((query) => decide(plainly(query)) === "harmless")).toEqual([]);
});

describe("a call for help without a description", () => {
  test("is an emergency", () => {
    const calls = [
      "108",
      "112",
      "102",
      "HELP!!!",
      "help please",
      "please help",
      "sos",
      "urgent help",
      "send help",
      "someone help",
      "call ambulance",
      "ambulence",
      "ambulans",
      "amblance number",
      "108 please",
      "its an emergency",
      "save him",
      "critical patient",
      "code blue",
      "send someone fast",
      "911",
      "मदद",
      "मदद चाहिए",
      "जल्दी मदद",
      "हेल्प",
      "हेल्प मी",
      "बचाओ बचाओ",
      "कोई है",
      "कोई है क्या",
      "डॉक्टर को बुलाओ जल्दी",
      "एंबुलेंस बुलाओ",
      "एम्बुलैंस भेजिए",
      "जल्दी आओ",
      "जल्दी करो",
      "जल्दी भेजो",
      "११२",
      "108 बुलाओ",
      "108 को फोन करो",
      "इमर्जेंसी है",
      "अर्जेंट है",
      "हालत नाजुक है",
      "बहुत सीरियस है",
      "madad",
      "madad chahiye",
      "koi hai",
      "koi hai kya",
      "koi to help karo",
      "help karo",
      "help kijiye please",
      "doctor ko bulao",
      "jaldi doctor bhejo",
      "ambulence bulao",
      "gaadi bhejo jaldi",
      "jaldi aa jao",
      "jaldi karo please",
      "bachao bachao",
      "bachalo",
      "108 ko call karo",
      "112 lagao",
      "मदत",
      "मदत करा",
      "कोणीतरी मदत करा",
      "वाचवा वाचवा",
      "धावा धावा",
      "तातडीची मदत",
      "आणीबाणी",
      "गाडी पाठवा लवकर",
      "कृपया मदत करा",
      "vachva",
      "lavkar ya",
    ];
    expect(calls.filter((query) => find(query)?.[0] !== "emergency")).toEqual([]);
  });

  test.each([
    "room 108",
    "ward 112",
    "help desk",
    "Help by phone",
    "फ़ोन पर मदद",
    "फोनवर मदत",
    "help with insurance",
    "madad kendra",
    "मदद केंद्र",
    "koi lady doctor hai",
  ])("%s isn't one", (query) => {
    expect(find(query)).toBeUndefined();
  });
});

describe("a short phrase", () => {
  test.each([
    [
      "breathing",
      [
        "not breathing",
        "he is not breathing",
        "he isn't breathing",
        "she does not breathe",
        "baba has stopped breathing",
        "papa cannot breathe",
        "gasping",
        "he is gasping for breath",
        "suffocating",
        "साँस नहीं आ रही",
        "saans nahi aa rahi hai",
      ],
    ],
    ["hanging", ["strangled", "he hanged himself", "गले में फंदा लटका", "गळफास घेतला"]],
    [
      "injury",
      [
        "hit by car",
        "hit by a car",
        "my son was hit by a truck",
        "run over by car",
        "he was knocked down by a bus",
        "bone broken",
        "leg is broken",
        "broken leg",
        "ट्रक ने ठोकर मार दी",
        "bike accident",
        "हाथ टूट गया",
      ],
    ],
    [
      "newborn",
      [
        "newborn has fever",
        "fever in newborn",
        "5 days old baby has fever",
        "baby of 6 days has fever",
        "नवजात को बुखार है",
        "newborn is not feeding",
      ],
    ],
    ["pregnancy", ["bleeding in pregnancy", "she is pregnant and bleeding", "बच्चा पेट में नहीं हिल रहा"]],
    [
      "birth",
      [
        "labour pains",
        "labour pain started",
        "प्रसव पीड़ा",
        "बच्चे का सिर बाहर आ गया",
        "umbilical cord came out",
        "water broke",
      ],
    ],
    [
      "emergency",
      [
        "please save my father",
        "papa ko bachao",
        "cannot pass urine",
        "पेशाब नहीं आ रहा",
        "need ambulance",
        "i am dying",
      ],
    ],
    ["self-harm", ["zinda nahi rehna", "i want to die", "मरने का मन है", "no reason to live"]],
    ["wound", ["deep cut", "gunshot", "deep cut on my hand", "गहरा घाव"]],
    [
      "insulin",
      [
        "too much insulin",
        "took too much insulin",
        "my mother took double insulin",
        "insulin zyada le li",
        "इंसुलिन दो बार ले ली",
      ],
    ],
    ["heart", ["chest pain", "severe pain in chest", "papa ke seene me dard", "छाती में दर्द"]],
    ["snake-bite", ["snake bite", "bitten by a snake", "साँप ने पैर में काटा"]],
  ])("of %s decides alone, with articles, people and tenses", (kind, queries) => {
    for (const query of queries) expect(find(query), query).toEqual([kind]);
  });

  test("about ordinary health shows no box", () => {
    for (const query of [
      "i am pregnant",
      "am i pregnant",
      "main pregnant hoon",
      "biwi pregnant hai",
      "5 months pregnant",
      "my son has asthma",
      "piles bleeding",
      "twisted ankle",
      "i twisted my ankle",
      "red eye",
      "baby has cold",
      "dizzy sometimes",
      "बवासीर में खून",
      "मुझे चक्कर आते हैं",
      "bukhar hai",
      "asthma",
      "loose motions",
      "sugar high",
      "मोच आ गई",
    ])
      expect(find(query), query).toBeUndefined();
  });

  test("about ordinary health doesn't decide a sudden symptom or a baby's", () => {
    const lookUp = createLexicon(model.lexicon);
    for (const query of ["weakness", "headache", "fever"]) expect(lookUp([query]), query).toBe("harmless");
    for (const query of ["sudden weakness", "suddenly headache", "baby fever", "अचानक चक्कर"])
      expect(lookUp(plainly(query)), query).toBeUndefined();
    expect(find("suddenly not breathing")).toEqual(["breathing"]);
  });

  test("with a topic as its last word isn't an emergency", () => {
    for (const query of [
      "heart attack grill",
      "heart attack film",
      "दिल का दौरा फिल्म",
      "heart attack symptoms in women article",
      "snake bite treatment cost",
    ])
      expect(find(query), query).toBeUndefined();
    expect(find("heart attack in a restaurant papa")).toEqual(["heart"]);
  });

  test("isn't an emergency if the query begins or ends like a question about it", () => {
    for (const query of [
      "article on how factories prevent electric shock",
      "story of a boy who was bitten by a snake",
      "सर्पदंश म्हणजे काय",
      "doobna par nibandh",
    ])
      expect(find(query), query).toBeUndefined();
    expect(find("papa collapsed while he was reading an article on golf")).toBeDefined();
  });

  test("in the title of a work or a figure of speech isn't an emergency", () => {
    for (const query of [
      "heart attack telugu movie",
      "sting song lyrics",
      "डूबना मुहावरे का अर्थ",
      "bleeding edge technology",
      "saanp seedhi",
    ])
      expect(find(query), query).toBeUndefined();
  });

  test("remains an emergency where somebody watches a work or plays", () => {
    expect(find("my father has chest pain while watching a movie")).toEqual(["heart"]);
    expect(find("papa ko film dekhte hue seene me dard")).toEqual(["heart"]);
  });

  test("with an unknown word is left to the model", () => {
    const lookUp = createLexicon(model.lexicon);
    expect(lookUp(plainly("not breathing through nose properly"))).toBeUndefined();
  });
});

test("a number in a phrase is that number, and # is any number", () => {
  expect(find("fever 104")).toEqual(["emergency"]);
  expect(find("fever 99")).toBeUndefined();
  expect(find("child fever 104")).toEqual(["child-fever"]);
});

test("each phrase of a type with own words contains one", () => {
  const { lexicon, guards } = model;
  const phrases = Object.entries(lexicon.phrases).flatMap(([kind, ofKind]) =>
    ofKind.filter((phrase) => !/[$|#]/.test(phrase)).map((phrase) => ({ kind, sounds: phrase.split(" ") })),
  );
  const singles = Object.entries(lexicon.singles).flatMap(([kind, ofKind]) =>
    ofKind.map((word) => ({ kind, sounds: [soundOf(word)] })),
  );
  const queries = [...phrases, ...singles];
  const without = queries.filter(({ kind, sounds }) => !createGuards(guards)(sounds).isAllowed(kind));
  expect(without.map(({ kind, sounds }) => `${kind}: ${sounds.join(" ")}`)).toEqual([]);
});

test("each phrase has an existing type, and each set exists", () => {
  const { lexicon, kinds } = model;
  expect(Object.keys(lexicon.phrases).filter((kind) => kind !== "harmless" && !kinds.includes(kind))).toEqual([]);
  const used = Object.values(lexicon.phrases)
    .flat()
    .flatMap((phrase) => phrase.match(/(?<=\$)\w+/g) ?? []);
  expect(used.filter((name) => !(name in lexicon.sets))).toEqual([]);
});
