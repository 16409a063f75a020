/**
 * The usual Latin spelling of Devanagari letters in names; a consonant has an inherent "a" unless a vowel sign follows.
 */
const letters = new Map(
  (
    "क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m " +
    "य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o " +
    "ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ं:n ँ:n ०:0 १:1 २:2 ३:3 ४:4 ५:5 ६:6 ७:7 ८:8 ९:9"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** A name for an address: "डॉ. आशा राव" and "Dr Asha Rao" → "Asha Rao". Other scripts stay. */
export function inLatinLetters(text: string): string {
  const plain = text
    .normalize("NFC")
    .replaceAll(/[\u093c\u200c\u200d]/g, "")
    .replaceAll("ज्ञ", "ग्य");
  const name = plain.replace(/^\s*(?:(?:dr|prof)\b|(?:डॉ|डा|प्रो)(?![\p{L}\p{M}]))[.\s]*(?=\S)/iu, "");
  return name.replaceAll(/[\u0900-\u097f]+/g, (word) =>
    word
      // "राव" is Rao.
      .replace(/ाव$/, "ाओ")
      .replaceAll(/([क-हळ])(?=[क-हळ]|[अ-औ]|[ंँ])/g, "$1अ")
      .replaceAll("्", "")
      .replaceAll(/./gu, (letter) => letters.get(letter) ?? ""),
  );
}
