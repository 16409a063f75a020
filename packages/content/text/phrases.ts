import type { Language } from "../languages.ts";

/** The placeholder that `npx hospital new` writes where the hospital has to fill in a text. */
export const toBeFilledIn: Record<Language, string> = {
  en: "To be filled in",
  hi: "यहाँ भरना है",
  mr: "येथे भरायचे आहे",
  ml: "ഇവിടെ പൂരിപ്പിക്കണം",
};

/** How to recognise the sentence that the PCPNDT Act asks for: nobody is told the sex of the foetus. */
export const sexOfTheFoetus: Record<Language, { subject: string; denial: string }> = {
  en: { subject: "sex of the foetus|sex of the fetus", denial: "not " },
  hi: { subject: "लिंग", denial: "नहीं बता" },
  mr: { subject: "लिंग", denial: "नाही" },
  ml: { subject: "ലിംഗ", denial: "ഇല്ല" },
};

/** Words for implants whose prices a hospital has to show, as a regular expression. */
export const implantPattern: Record<Language, string> = {
  en: "\\bstents?\\b|\\bangioplasty\\b|knee (?:joint )?replace",
  hi: "स्टेंट|स्टेन्ट|एंजियोप्लास्टी|ऐंजियोप्लास्टी|घुटन\\S* (?:\\S+ )?(?:प्रत्यारोपण|बदल)",
  mr: "स्टेंट|स्टेन्ट|अँजिओप्लास्टी|अँजियोप्लास्टी|गुडघ\\S* (?:\\S+ )?(?:प्रत्यारोपण|बदल)",
  ml: "സ്റ്റെന്റ്|സ്റ്റെൻ്റ്|ആൻജിയോപ്ലാസ്റ്റി|മുട്ട് ?മാറ്റി",
};

export const untilDay: Record<Language, string> = {
  en: "until {day}",
  hi: "{day} तक",
  mr: "{day} पर्यंत",
  ml: "{day} വരെ",
};
