import { plainWordsIn } from "@hospital/search/fold";

/** Longer queries are cut. */
const maxWords = 60;

/** "झाला" means "happened" in Marathi, but sounds like "जला", "burnt" in Hindi. */
const happened = /^(?:झाल[\p{L}\p{M}]*|(?:z|zh|jh)al[aei])$/u;

/** "cow" sounds like "ko", Hindi for "to": "papa ko attack" isn't a cow's attack. */
const cow = /^cows?$/;

/**
 * Endings of spoken Marathi verbs, and the written ones: "मारलंय" means "मारलं", "मारतायत" means "मारतात". Without its dot
 * "तापलंय" is "तापलय"; "हिमालय" isn't a verb.
 */
const spokenEndings: [RegExp, string][] = [
  [/(.)ताय(?:े)?त$/u, "$1तात"],
  [/(.[लत][ािीेोंुू]|नाही)ये?त?$/u, "$1"],
  [/([^ा][लत])य$/u, "$1"],
];

/** People in Marathi, with the endings of their cases: "मुलाने", "मुलाला", "मुलाच्या" mean the same in a query. */
const inflectedPerson = new RegExp(
  `^(${plainWordsIn(
    "मुला मुलां मुली पोरा पोरी बाळा लेकरा भावा भाऊ बहिणी वडिलां बाबां आई नवऱ्या बायको मित्रा मैत्रिणी आजोबां आजी काकां काकू मावशी " +
      "मामां मामी सासू सासऱ्यां सुने नातवा पुतण्या पुतणी भाच्या भाची दादा वहिनी माणसा बाई पेशंट शेजाऱ्या शेतकऱ्या मजुरा कामगारा " +
      "माळ्या गड्या विद्यार्थ्या प्रवाशा चालका",
  ).join("|")})(?:ला|ने|नं|ना|नी|चा|ची|चे|चं|च्या)$`,
  "u",
);

/** Forms of address. At the end of a query "sir" isn't सिर, the head. */
const address = new Set(["sir", "madam", "maam", "mam", "sahab", "saheb"]);

/** The words of a query in the spelling that is compared: "baby's" is "baby", "८२" is "82". */
export function plainly(query: string): string[] {
  const plain = query.replace(/['’]s(?!\p{L})/giu, "").replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`);
  const words = plainWordsIn(plain).slice(0, maxWords);
  const end = words.findLastIndex((word) => !address.has(word)) + 1;
  return words.slice(0, end || words.length).map(plainWord);
}

function plainWord(word: string): string {
  if (happened.test(word)) return "हुआ";
  if (cow.test(word)) return "cattle";
  const person = inflectedPerson.exec(word)?.[1];
  return person ?? spokenEndings.reduce((written, [ending, replacement]) => written.replace(ending, replacement), word);
}
