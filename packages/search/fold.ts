import { editDistance } from "./edit-distance.ts";
import { digitValue } from "./western-digits.ts";

/**
 * Phonetic folding for English, Hindi and Hinglish (Hindi in Latin letters): each word becomes its sound in few Latin
 * letters, so that "सीने में दर्द", "seene mein dard" and "sine me dard" are the same three words.
 */

/** Devanagari by sound: aspirates like plain consonants, retroflex t and d like dental ones. */
const sounds = new Map(
  (
    "क:k ख:k ग:g घ:g ङ:n च:C छ:C ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:f ब:b भ:b म:m य:y र:r ल:l ळ:l " +
    "व:v श:s ष:s स:s ह:h अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e ॲ:e ऎ:e ऒ:o " +
    "ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e ॆ:e ॊ:o ं:n ँ:n"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);
const consonant = /[क-ह]/;
const vowelSign = /[ा-्]/;

/** Spellings that sound alike, applied in this order. "C" represents "ch"; "eyes" must not become "is". */
const spellings: [RegExp, string][] = [
  [/^eye/, "Eye"],
  [/^gy(?=[aei]$)/, "gay"],
  [/^rh(?=[aei]$)/, "rah"],
  [/^dea(?=th|f|d)/, "de"],
  [/[ao]e/g, "e"],
  [/[st]+ion/g, "sn"],
  [/ear(?=t)/g, "ar"],
  [/t?(c+h+)+/g, "C"],
  [/nC$/, "C"],
  [/([^aeiou])ah$/, "$1a"],
  [/ph/g, "f"],
  [/^x/, "eks"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/([bdgjkrstzC])h+/g, "$1"],
  [/z/g, "j"],
  [/ow(?![aeiou])/g, "o"],
  [/w/g, "v"],
  [/([aeiou])y(?=[ie])/g, "$1"],
  [/a+[iy](?![aou])/g, "e"],
  [/e[iy]/g, "e"],
  [/ee+|ea|ie/g, "i"],
  [/oo+/g, "u"],
  [/[ao]u/g, "o"],
  [/(.)y$/, "$1i"],
  [/(..[^s])s$/, "$1"],
  [/([^aeiou])[aeo]r$/, "$1r"],
  [/(..[^aeiou])ore$/, "$1r"],
  [/tre$/, "tr"],
  [/m(?=[pb])/g, "n"],
];

/** Letters as other keyboards write them: Arabic ones in Urdu, a Bengali one in Assamese; and alike ones of Punjabi. */
const otherLetters = new Map(
  Object.entries({ ي: "ی", ى: "ی", ك: "ک", ه: "ہ", ة: "ہ", ৰ: "র", ੜ: "ਰ", "\u0a70": "\u0a02" }),
);

/** Final characters that an ending replaces: the virama, and "m" in Telugu, Malayalam and Kannada. */
export const finalSign = /[\u09cd\u0bcd\u0c02\u0c4d\u0c82\u0ccd\u0d02\u0d4d]$/;

/** The consonants of the chillus of Malayalam, which many keyboards write as the consonant with virama and joiner. */
const chilluConsonants = new Map(Object.entries({ ൺ: "ണ", ൻ: "ന", ർ: "ര", ൽ: "ല", ൾ: "ള", ൿ: "ക" }));

/**
 * The half-u after the last consonant in Tamil, Telugu, Kannada and Malayalam, which people write as virama, as u or as
 * both: "നെഞ്ച്", "നെഞ്ചു". A word of two consonants keeps it: "കാൽ" (leg) isn't the beginning of "കാലം" (time). Safari
 * has lookbehind only from 16.4.
 */
const halfU =
  /(\p{L}\p{M}*\p{L}\p{M}*[\u0b95-\u0bb9\u0c15-\u0c39\u0c95-\u0cb9\u0d15-\u0d39])(?:[\u0bc1\u0c41\u0cc1\u0d41]?[\u0bcd\u0c4d\u0ccd\u0d4d]|[\u0bc1\u0c41\u0cc1\u0d41])$/u;

/**
 * Letters that people mistake for each other, such as long and short vowels, each with the one that replaces it. In other
 * Indic scripts they are at the same places of their blocks.
 */
const alikeInIndic = new Map(
  "ईइ ऊउ एऎ ओऒ णन ऩन ऱर ळल ऴल शस षस ीि ूु ेॆ ोॊ".split(" ").map((pair): [number, string] => [placeOf(pair), pair.slice(1)]),
);
const alikeInUrdu = new Map("ذز ضز ظز صس ثس طت حہ ھہ ےی ںن".split(" ").map((pair) => [pair[0], pair[1]]));

/** The folded words of a text. */
export function wordsIn(text: string): string[] {
  return plainWordsIn(text).map(soundOf);
}

/** A letter repeated: an abbreviation such as "TTT", or no word at all. */
const repeatedLetter = /^(\p{L})\1{2,}$/u;

/**
 * The folded words of a text without stop words: "is", "my", "kya", "में". A repeated letter stays as it is, because it
 * doesn't mean a name with that letter: "CCC" isn't a part of "C-section".
 */
export function keywordsIn(text: string): string[] {
  return plainWordsIn(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => (repeatedLetter.test(word) ? word : soundOf(word)));
}

/** The words of a text joined by spaces, for comparing beginnings: "फीस" as typed without nukta, and "फ़ीस". */
export function plainText(text: string): string {
  return plainWordsIn(text).join(" ");
}

/** The words of a text in normalized spelling. */
export function plainWordsIn(text: string): string[] {
  return (
    plainSpelling(text)
      // "O.P.D." is one word.
      .replace(/\b([a-z])[. ](?=[a-z]\b)/g, "$1")
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map((word) => word.replace(halfU, "$1"))
      .filter(Boolean)
  );
}

/** A text in normalized spelling, with its punctuation. */
export function plainSpelling(text: string): string {
  return (
    text
      .normalize("NFKD")
      // Removes accents, Arabic vowel signs, the nukta of each script, the addak, visarga, joiners and apostrophes ("don't").
      .replace(
        /[\u0300-\u036f\u064b-\u0655\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u0a71\u0903\u00ad\u200b-\u200d\ufeff'’]/g,
        "",
      )
      .replace(/ँ/g, "ं")
      .replace(/[يىكهةৰੜ\u0a70]/g, (letter) => otherLetters.get(letter) ?? letter)
      .replace(/([ൺ-ൿ])്?/g, (_, chillu: string) => `${chilluConsonants.get(chillu)}്`)
      .replace(/\p{Nd}/gu, digitValue)
      .toLowerCase()
  );
}

/** Words joined: "heart attack" as "heartattack". */
export function joined(words: readonly string[]): string {
  return collapse(words.join(""));
}

const soundByWord = new Map<string, string>();

/** A word as it sounds. */
export function soundOf(word: string): string {
  let folded = soundByWord.get(word);
  if (folded === undefined) {
    folded = inLatin(word);
    for (const [spelling, sound] of spellings) folded = folded.replace(spelling, sound);
    folded = collapse(folded);
    soundByWord.set(word, folded);
  }
  return folded;
}

/** Drops doubled letters, and the schwa "a" that is optional in spelling: "dhadakan", "dhadkan". */
function collapse(word: string): string {
  const single = word.replace(/(\D)\1+/g, "$1");
  const start = single.search(/[aeiou]/) + 1;
  const rest = single.slice(start).replace(/([^aeiou\d])a(?=[^aeiou\d])/g, "$1");
  return (single.slice(0, start) + rest).replace(/(\D)\1+/g, "$1");
}

/** A word in another script with alike letters replaced, and without chandrabindu. */
function withAlikeLetters(word: string): string {
  return word
    .replace(/[\u0981\u0a81\u0b01]/g, "")
    .replace(/[\u0980-\u0d7f]/g, (letter) => {
      const same = alikeInIndic.get(placeOf(letter));
      return same ? String.fromCharCode(letter.charCodeAt(0) - placeOf(letter) + placeOf(same)) : letter;
    })
    .replace(/[\u0600-\u06ff]/g, (letter) => alikeInUrdu.get(letter) ?? letter);
}

/** The place of an Indic letter in its block. */
function placeOf(letter: string): number {
  return letter.charCodeAt(0) % 0x80;
}

function inLatin(word: string): string {
  let latin = "";
  const letters = [...withAlikeLetters(word).replace(/ज्ञ/g, "ग्य").replace(/[ंँ]$/, "")];
  for (const [index, letter] of letters.entries()) {
    latin += sounds.get(letter) ?? (letter === "्" ? "" : letter);
    const next = letters[index + 1];
    // The inherent vowel, which is silent at the end of a word.
    if (consonant.test(letter) && (next ? !vowelSign.test(next) : index === 0)) latin += "a";
  }
  return latin;
}

/** Stop words of the three languages. */
const stopWords = new Set(
  plainWordsIn(
    "a an and any are as at be can could do does for from had has have i if in is it its me my of on or our please so gets " +
      "some that the their there they this to us was we will with would you your want need get hi hello " +
      "aur apna apne apni aap ap bhi de do dijiye di diya chahiye chahie ga ge gi gaya gayi gai ha haan hai hain he ho " +
      "hota hoti hote hu hun hoon hua hui ja jana jaye ji ka kar karna karne karo karu karun karte kare karen kee ke ki ko " +
      "koi kuch kya kyu kyun le lena li liye lie main mai me mein mera mere meri mujhe mujhko na nahi nahin nai ne par pe " +
      "raha rahe rahi rha rhe rhi sakta sakte sakti se tha the thi to toh ya yaha yahan yahaan ye yeh wala wale wali " +
      "और अपना अपने अपनी आप भी दे दो दीजिए दीजिये चाहिए चाहिये गया गई गयी हाँ है हैं हो होता होती होते हूँ हुआ हुई जा जाना " +
      "जी का कर करना करने करें करे करो करूँ करते के की को कोई कुछ क्या क्यों ले लेना ली लिए लिये मैं में मेरा मेरे मेरी मुझे मुझको न ना " +
      "नहीं ने पर पे रहा रहे रही सकता सकते सकती से था थे थी तो या यहाँ यह ये वाला वाले वाली",
  ),
);

/**
 * The edit distance of two folded words, in which a vowel weighs 0.5. Infinite beyond what the length allows: 0 for up to
 * four sounds, 1 for up to seven, 2 for longer words.
 */
export function soundDistance(word: string, known: string): number {
  if (word === known) return 0;
  const maxDistance = maxDistanceFor(Math.min(soundsIn(word), soundsIn(known)));
  const isOtherStart = word[0] !== known[0] && !(isVowel(word[0]) && isVowel(known[0]));
  if (
    maxDistance === 0 ||
    Math.abs(word.length - known.length) > 2 * maxDistance ||
    isOtherStart ||
    /\d/.test(word + known)
  )
    return Number.POSITIVE_INFINITY;
  return editDistance(word, known, maxDistance, cost);
}

/** The number of sounds: the first consonant of an Indic word has a vowel, too, unless a vowel sign replaces it. */
function soundsIn(word: string): number {
  return word.length + (/^[\u0980-\u0d7f](?:\p{L}|$)/u.test(word) ? 1 : 0);
}

function maxDistanceFor(length: number): number {
  if (length <= 4) return 0;
  return length <= 7 ? 1 : 2;
}

function cost(letter = ""): number {
  return isVowel(letter) ? 0.5 : 1;
}

function isVowel(letter = ""): boolean {
  return "aeiou".includes(letter);
}
