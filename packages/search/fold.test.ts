import { expect, test } from "vitest";
import { joined, keywordsIn, plainWordsIn, soundDistance, wordsIn } from "./fold";

test.each([
  ["Orthopaedic", "ORTHOPEDIC"],
  ["gynaecologist", "gynecologist"],
  ["tumour", "tumor"],
  ["José", "jose"],
  ["O.P.D.", "opd"],
  ["x-ray", "X ray"],
  ["don't", "dont"],
  ["क़लम", "कलम"],
  ["पढ़ना", "पढना"],
  // The same letter as one character and as two.
  ["\u0958", "\u0915\u093c"],
  ["दाँत", "दांत"],
  ["गन्दा", "गंदा"],
  ["एम्बुलेंस", "एंबुलेन्स"],
  ["दुःख", "दुख"],
  ["क्\u200dया", "क्या"],
  ["बुखार।", "बुखार"],
  ["२४", "24"],
  ["০৯", "09"],
  ["۱۰۸", "108"],
  // Typed with an Arabic keyboard, and with vowel signs.
  ["بيمارى كے", "بیماری کے"],
  ["زَہر", "زہر"],
  // Typed in Assamese with a Bengali keyboard.
  ["জ্বৰ", "জ্বর"],
  // Without nukta, addak or tippi, and with an r for another.
  ["রক্ত পড়ছে", "রক্ত পডছে"],
  ["ਫ਼ੀਸ", "ਫੀਸ"],
  ["ਸਿੱਧੂ", "ਸਿਧੂ"],
  ["ਬਰਾੜ", "ਬਰਾਰ"],
  ["ਡੰਗ", "ਡਂਗ"],
  // Chillus of old keyboards: consonant, virama and zero-width joiner.
  ["കണ്\u200d", "കൺ"],
  ["ആംബുലന്\u200dസ്", "ആംബുലൻസ്"],
  ["ഗര്\u200dഭം", "ഗർഭം"],
  ["കാല്\u200d", "കാൽ"],
  ["മുള്\u200dമുന", "മുൾമുന"],
  ["വാക്\u200d", "വാൿ"],
  // The half-u at the end of a word.
  ["നെഞ്ച് വേദന", "നെഞ്ചു വേദന"],
  ["കുഴഞ്ഞ് വീണു", "കുഴഞ്ഞു വീണു"],
  ["നെഞ്ചു് വേദന", "നെഞ്ച് വേദന"],
  ["பேங்க்", "பேங்கு"],
  ["డాక్టర్", "డాక్టరు"],
  ["ಡಾಕ್ಟರ್", "ಡಾಕ್ಟರು"],
])("%s and %s sound the same", (a, b) => {
  expect(wordsIn(a)).toEqual(wordsIn(b));
});

test.each([
  ["सीने में दर्द", "seene mein dard", "sine me dard", "siine mai dard"],
  ["बुखार", "bukhar", "bukhaar", "bhukar"],
  ["खाँसी", "khansi", "khaansee"],
  ["धड़कन", "dhadkan", "dhadakan"],
  ["डॉक्टर", "doctor", "docter"],
  ["दवाई", "dawai", "davai", "dawaai"],
  ["छाती", "chhati", "chaati", "chati"],
  ["फेफड़ा", "phephda", "fefda"],
  ["मरीज़", "mareez", "marij", "mariz"],
  ["शुगर", "sugar", "shugar"],
  ["आँख", "aankh", "ankh"],
  ["बच्चा", "bachcha", "baccha", "bacha"],
  ["अग्रवाल", "Agrawal", "Agarwal", "aggarwal"],
  ["इंजेक्शन", "injection"],
  ["हार्ट", "heart", "hart"],
  ["हृदय", "hriday", "hridai"],
  ["जाँच", "jaanch", "janch"],
])("%s sounds like each of its Latin spellings", (devanagari, ...latin) => {
  for (const spelling of latin) expect(keywordsIn(spelling)).toEqual(keywordsIn(devanagari));
});

test.each([
  ["মীরা", "মিরা"],
  ["রূপা", "রুপা"],
  ["বাণী", "বানি"],
  ["রমেশ", "রমেস"],
  ["দাঁত", "দাত"],
  ["வாணி", "வானி"],
  ["வள்ளி", "வல்லி"],
  ["மீனா", "மினா"],
  ["முருகன்", "முறுகன்"],
  ["தமிழ்", "தமில்"],
  ["రవీ", "రవి"],
  ["వాణి", "వాని"],
  ["زینب", "ذینب"],
  ["رضا", "رزا"],
  ["ثنا", "سنا"],
  ["طاہر", "تاہر"],
  ["فرح", "فرہ"],
])("%s and %s, which people confuse, are the same word", (name, typed) => {
  expect(wordsIn(typed)).toEqual(wordsIn(name));
});

test.each([
  ["கமலா", "கமாலா"],
  ["কমলা", "কামলা"],
])("%s allows a typing error: the vowel that isn't written counts as a sound", (name, typed) => {
  expect(soundDistance(wordsIn(typed).join(), wordsIn(name).join())).toBe(1);
});

test.each([
  ["রমা", "রীমা"],
  ["উমা", "উষা"],
  ["மாலா", "மீனா"],
  ["حسن", "حسین"],
  ["زینب", "زینت"],
  ["rat", "root"],
  ["root", "room"],
  ["pet", "peeth"],
  ["kamar", "kamra"],
  ["ear", "year"],
  ["burn", "born"],
  ["mother", "brother"],
  ["24x7days", "24x8days"],
])("%s and %s sound different", (a, b) => {
  expect(soundDistance(wordsIn(a).join(), wordsIn(b).join())).toBe(Number.POSITIVE_INFINITY);
});

test("compounds match words that are written apart", () => {
  const together = joined(wordsIn("heart attack"));
  for (const text of ["हार्टअटैक", "हार्ट अटैक", "heartattack"])
    expect(soundDistance(joined(wordsIn(text)), together)).toBeLessThanOrEqual(0.5);
});

test.each([
  ["cardiolgy", "cardiology"],
  ["appoinment", "appointment"],
  ["phramacy", "pharmacy"],
  ["hsopital", "hospital"],
  ["एडमिशन", "admission"],
])("%s is near %s", (a, b) => {
  expect(soundDistance(wordsIn(a).join(), wordsIn(b).join())).toBeLessThanOrEqual(2);
});

test.each([
  ["I have to see my doctor", "see doctor"],
  ["mujhe bukhar hai kya karu", "bukhar"],
  ["मुझे बुखार है क्या करूँ", "बुखार"],
  // "kaan" isn't the English stop word "can", and "cold" isn't "could".
  ["mere kaan mein dard", "kaan dard"],
  ["common cold", "common cold"],
])("reduces %s to its keywords %s", (text, words) => {
  expect(keywordsIn(text)).toEqual(wordsIn(words));
});

test.each([
  ["കറൻ്റ്", "കറന്റ്"],
  ["ആംബുലന്‍സ്", "ആംബുലൻസ്"],
])("%s has the normalized spelling of %s", (spelling, normalized) => {
  expect(plainWordsIn(spelling)).toEqual(plainWordsIn(normalized));
});
