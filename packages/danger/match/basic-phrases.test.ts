import { expect, test } from "vitest";
import { createPhraseFinder, isLongEnough } from "./basic-phrases.ts";

const isPhrase = createPhraseFinder(["పాము కాటు", "பாம்பு கடி", "سانپ کاٹ"]);

test("finds a phrase with inflected words, in any order and in a longer query", () => {
  for (const query of ["పాము కాటు", "నాన్నకి పాము కాటువేసింది", "தம்பிக்கு பாம்பு கடித்தது", "کھیت میں سانپ نے کاٹا"])
    expect(isPhrase(query), query).toBe(true);
});

test("compares a short word whole", () => {
  const isBroken = createPhraseFinder(["পা ভেঙ"]);
  expect(isBroken("বাবার পা ভেঙে গেছে")).toBe(true);
  expect(isBroken("পানি ভেঙে")).toBe(false);
});

test("lets a short word be inflected directly after the whole word before it", () => {
  const isEaten = createPhraseFinder(["বিহ খা", "শক খা", "విషం తా", "தீ பி", "پانی میں گر", "ga pu"]);
  for (const query of [
    ...["ল'ৰাটোৱে বিহ খালে", "বিহ খাইছে", "বিহ খা", "কারেন্টে শক খেয়ে শক খায়", "విషం తాగింది", "கூரையில் தீ பிடித்தது"],
    ...["بچہ پانی میں گرا", "mor ga purise"],
  ])
    expect(isEaten(query), query).toBe(true);
  for (const query of [
    ...["বিহৰ বাবে খাদ্য", "খাদ্য বিহ", "বিহ কেতিয়াও নাখাব", "শক দিয়া খাবার", "విషం గురించి తాజా వార్తలు", "தீ பற்றி பிறகு"],
    ...["گرم پانی میں غرارے", "garam pukhuri"],
  ])
    expect(isEaten(query), query).toBe(false);
});

test("accepts two consonants as the beginning of a word, and an ending that replaces a final sign", () => {
  const isPhraseOf = createPhraseFinder(["పిడుగు పడ", "అంబులెన్స్", "విషం"]);
  for (const query of ["పిడుగు పడింది", "అంబులెన్సు పంపండి", "విషం తాగింది"]) expect(isPhraseOf(query), query).toBe(true);
  expect(isPhraseOf("ఈ విషయం గురించి")).toBe(false);
});

test.each([
  ["Assamese", "সাপে খুঁটিলে", "সাপে খুটিলে"],
  ["Gujarati", "કૂતરું કરડ્યું", "કુતરૂ કરડ્યુ"],
  ["Gujarati i", "લોહી બંધ નથી", "લોહિ બંધ નથિ"],
  ["Bengali", "বাচ্চার খিঁচুনি", "বাচ্চার খিচুনি"],
  ["Bengali nukta", "রক্ত পড়ছে", "রক্ত পডছে"],
  ["Hindi", "साँप काटा", "साप काटा"],
  ["Punjabi", "ਸੱਪ ਨੇ ਡੰਗਿਆ", "ਸਪ ਨੇ ਡਗਿਆ"],
  ["Gujarati", "સાપે ડંખ માર્યો", "સાપે ડખ માર્યો"],
  ["Odia", "ସାପ କାମୁଡ଼ିଲା", "ସାପ କାମୁଡିଲା"],
  ["Urdu", "بچائیں", "بچائی"],
])("ignores marks that people leave out, in the phrase and in the query: %s", (_, marked, bare) => {
  expect(createPhraseFinder([marked])(bare)).toBe(true);
  expect(createPhraseFinder([bare])(marked)).toBe(true);
});

test("finds another form of a word in a longer phrase, but not in a phrase of one word", () => {
  const isForm = createPhraseFinder(["ಉಸಿರು ಇಲ್ಲ", "ಬದುಕಲು ಇಷ್ಟ", "ತಲೆಗೆ ಏಟು", "ಮಗು ಅಳುತ್ತಿಲ್ಲ", "రక్తం కారు", "ಆತ್ಮಹತ್ಯೆ"]);
  for (const query of ["ತಂದೆ ಉಸಿರಾಡ್ತಾ ಇಲ್ಲ", "ಬದುಕೋಕೆ ಇಷ್ಟ ಇಲ್ಲ", "ತಲೆಗೆ ಜೋರಾಗಿ ಏಟಾಗಿದೆ"]) expect(isForm(query), query).toBe(true);
  for (const query of ["ಮಗು ಅಳುತ್ತಿದೆ", "రక్తం గ్రూపు కార్డు", "ಆತ್ಮಹತ", "ಬದುಕು"]) expect(isForm(query), query).toBe(false);
});

test("finds words that are written together, and the end of a compound before the next word", () => {
  const isTogether = createPhraseFinder(["ನಾಯಿ ಕಚ್ಚ", "గుండె నొప్పి", "പട്ടി കടി"]);
  for (const query of ["ಮಗುಗೆ ಬೀದಿನಾಯಿ ಕಚ್ಚಿದೆ", "నాన్నకు గుండెనొప్పి", "തെരുവുപട്ടി കടിച്ചു"])
    expect(isTogether(query), query).toBe(true);
  for (const query of ["ಬೀದಿನಾಯಿ ಸಾಕಣೆ", "తలనొప్పి గుండె", "గుండె తలనొప్పి"]) expect(isTogether(query), query).toBe(false);
});

test("needs each word of a phrase", () => {
  for (const query of ["పాము", "கடிதம்", "سانپ", ""]) expect(isPhrase(query), query).toBe(false);
});

test("only a word of three letters or two Indic consonants may decide alone", () => {
  for (const phrase of ["বিহ খা", "غش آ", "మృగి", "ডুবে", "sap"]) expect(isLongEnough(phrase), phrase).toBe(true);
  for (const phrase of ["খা", "غش", "తా", "ga", "?!", ""]) expect(isLongEnough(phrase), phrase).toBe(false);
});

test("an ordinary phrase, one word directly after another, outweighs the phrases of its list", () => {
  const isLabour = createPhraseFinder(["కాన్పు నొప్ప", "ఉమ్మనీరు"], ["నొప్పి లేని కాన్పు", "నొప్పి లేకుండా కాన్పు"]);
  for (const query of ["నొప్పి లేని కాన్పు", "నొప్పి లేకుండా కాన్పులు చేస్తారా"]) expect(isLabour(query), query).toBe(false);
  for (const query of ["కాన్పు నొప్పులు వస్తున్నాయి", "కాన్పు నొప్పి లేకుండా ఉమ్మనీరు పోయింది", "డాక్టర్ లేకుండా కాన్పు నొప్పులు"])
    expect(isLabour(query), query).toBe(true);
});
