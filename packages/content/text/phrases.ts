import type { Language } from "../languages.ts";

/** Phrases for checks, queries and the desk in each language of a site, beside the dictionary in apps/site/src/i18n. */
interface Phrases {
  /** Titles before a name, without a full stop, by spaces. They count in names of every language. */
  titles: string;
  /** The placeholder that `npx hospital new` writes where the hospital has to fill in a text. */
  toBeFilledIn: string;
  untilDay: string;
  /** The usual names of the outpatient department, as single words by spaces. */
  opd: string;
  /** How to recognise the sentence that the PCPNDT Act requires: the sex of the foetus isn't disclosed. */
  sexOfTheFoetus: { subject: string; denial: string };
  /** Words for implants whose prices a hospital has to show, as a regular expression. */
  implantPattern: string;
}

export const phrases: Record<Language, Phrases> = {
  en: {
    titles: "dr doctor prof professor mr mrs ms md mx sr smt shri sri km col lt maj capt brig",
    toBeFilledIn: "To be filled in",
    untilDay: "until {day}",
    opd: "OPD OP outpatient",
    sexOfTheFoetus: {
      subject: "\\b(?:sex|gender) of (?:\\w+ ){0,2}(?:foetus|fetus|baby|child)\\b|fo?etal sex",
      denial:
        "\\bnot\\b|n['’]t\\b|\\bnever\\b|nobody|no one|prohibit|forbid|illegal|against the law|a crime|an offence",
    },
    implantPattern: "\\bstents?\\b|\\bangioplasty\\b|knee (?:joint )?replace",
  },
  hi: {
    titles: "डॉ डा डॉक्टर प्रो प्रोफ़ेसर प्रोफेसर श्री श्रीमती सुश्री कु मो",
    toBeFilledIn: "यहाँ भरना है",
    untilDay: "{day} तक",
    opd: "ओपीडी ओपी बहिरंग",
    sexOfTheFoetus: { subject: "लिंग", denial: "नहीं|अपराध|मना है|ग़ैर-?क़ानूनी|गैर-?कानूनी|प्रतिबंधित" },
    implantPattern: "स्टेंट|स्टेन्ट|एंजियोप्लास्टी|ऐंजियोप्लास्टी|घुटन\\S* (?:\\S+ )?(?:प्रत्यारोपण|बदल)",
  },
  mr: {
    titles: "डॉ डॉक्टर प्रा प्रो श्री श्रीमती सौ कु",
    toBeFilledIn: "येथे भरायचे आहे",
    untilDay: "{day} पर्यंत",
    opd: "ओपीडी ओपी बाह्यरुग्ण",
    sexOfTheFoetus: { subject: "लिंग", denial: "नाही|गुन्हा|बेकायदेशीर" },
    implantPattern: "स्टेंट|स्टेन्ट|अँजिओप्लास्टी|अँजियोप्लास्टी|गुडघ\\S* (?:\\S+ )?(?:प्रत्यारोपण|बदल)",
  },
  ml: {
    titles: "ഡോ ഡോക്ടർ പ്രൊഫ പ്രൊഫസർ ശ്രീ ശ്രീമതി",
    toBeFilledIn: "ഇവിടെ പൂരിപ്പിക്കണം",
    untilDay: "{day} വരെ",
    opd: "ഒപി ഓപി ഒപിഡി ഓപിഡി",
    sexOfTheFoetus: { subject: "ലിംഗ", denial: "[ഇി]ല്ല|കുറ്റ|നിരോധ" },
    implantPattern: "സ്റ്റെന്റ്|സ്റ്റെൻ്റ്|ആൻജിയോപ്ലാസ്റ്റി|മുട്ട് ?മാറ്റി",
  },
  te: {
    titles: "డా డాక్టర్ ప్రొ ప్రొఫెసర్ శ్రీ శ్రీమతి కుమారి",
    toBeFilledIn: "ఇక్కడ నింపాలి",
    untilDay: "{day} వరకు",
    opd: "ఓపీ ఓపి ఒపి ఓపీడీ ఓపిడి",
    sexOfTheFoetus: { subject: "లింగ", denial: "(?:చెప్ప|తెలియజేయ|వెల్లడించ|చేయ)(?:ము|ం|రు|బడ(?:వు|దు))|నేరం|నిషేధ|నిషిద్ధ" },
    implantPattern: "స్టెంట్|యాంజియోప్లాస్టీ|యాంజియోప్లాస్టి|మోకా\\S* (?:\\S+ )?మార్పిడి",
  },
  ta: {
    titles: "டாக்டர் மருத்துவர் மரு பேரா பேராசிரியர் திரு திருமதி செல்வி",
    toBeFilledIn: "இங்கே நிரப்ப வேண்டும்",
    untilDay: "{day} வரை",
    opd: "ஓபி ஒபி ஓபிடி புறநோயாளி",
    sexOfTheFoetus: { subject: "பாலின", denial: "மாட்டோம்|வதில்லை|குற்ற|தடை" },
    implantPattern: "ஸ்டென்ட்|ஸ்டெண்ட்|ஆஞ்சியோபிளாஸ்டி|மூட்டு மாற்று",
  },
  bn: {
    titles: "ডা ডাঃ ডক্টর ডাক্তার অধ্যাপক প্রফেসর শ্রী শ্রীমতী শ্রীমতি",
    toBeFilledIn: "এখানে লিখতে হবে",
    untilDay: "{day} পর্যন্ত",
    opd: "ওপিডি ওপি আউটডোর বহির্বিভাগ",
    sexOfTheFoetus: { subject: "লিঙ্গ", denial: "হয় না|বলি না|জানাই না|অপরাধ|নিষিদ্ধ|বেআইনি" },
    implantPattern: "স্টেন্ট|অ্যাঞ্জিওপ্লাস্টি|এনজিওপ্লাস্টি|হাঁটু\\S* (?:\\S+ )?প্রতিস্থাপন",
  },
  ur: {
    titles: "ڈاکٹر ڈاکٹرنی پروفیسر جناب محترم محترمہ حکیم",
    toBeFilledIn: "یہاں بھرنا ہے",
    untilDay: "{day} تک",
    opd: "اوپی اوپیڈی",
    sexOfTheFoetus: { subject: "جنس", denial: "نہیں|جرم|ممنوع|غیر قانونی" },
    implantPattern: "اسٹینٹ|سٹینٹ|انجیوپلاسٹی|گھٹن\\S* (?:\\S+ )?(?:تبدیل|بدل)",
  },
};

const titles = new Set(Object.values(phrases).flatMap(({ titles }) => titles.normalize("NFC").split(" ")));

/** Whether a word is a title in any language, with or without a sign of abbreviation: "Dr", "డా.", "ডা°". */
export function isTitle(word: string): boolean {
  return titles.has(
    word
      .normalize("NFC")
      .replace(/[.:।°]$/, "")
      .toLowerCase(),
  );
}

/** Whether a text is a placeholder of `npx hospital new`, in any language. */
export function isPlaceholder(text: string): boolean {
  return Object.values(phrases).some(({ toBeFilledIn }) => text.startsWith(toBeFilledIn));
}
