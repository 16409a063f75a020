import type { Language } from "@hospital/content/languages";
import { ownValue } from "@hospital/content/record/values";
import { messages } from "@hospital/site/src/i18n/messages";

/** Pages that `npx hospital new` can write, by their file in content/pages/, and a group of the menu. */
type Title =
  | "about"
  | "accessibility"
  | "admission"
  | "ambulance-service"
  | "ayushman"
  | "directions"
  | "find-care"
  | "insurance-tpa"
  | "search"
  | "tests"
  | "viewall-specialities"
  | "visiting"
  | "visit";

/** The usual titles in the languages that the sample hospital lacks; the interface has further ones. */
const pageTitles: Record<Exclude<Language, "en" | "hi">, Record<Title, string>> = {
  mr: {
    about: "आमच्याविषयी",
    accessibility: "सर्वांसाठी सुलभ",
    admission: "रुग्णालयात दाखल होताना",
    "ambulance-service": "रुग्णवाहिका सेवा",
    ayushman: "आयुष्मान भारत (PM-JAY)",
    directions: "आमच्याकडे कसे यावे",
    "find-care": "कोणत्या विभागात जावे?",
    "insurance-tpa": "विमा आणि TPA",
    search: "शोध",
    tests: "चाचण्या आणि स्कॅन",
    "viewall-specialities": "सर्व विभाग",
    visiting: "भेटणाऱ्यांसाठी माहिती",
    visit: "तुमची भेट",
  },
  ml: {
    about: "ഞങ്ങളെക്കുറിച്ച്",
    accessibility: "എല്ലാവർക്കും ഉപയോഗിക്കാൻ",
    admission: "ആശുപത്രിയിൽ അഡ്മിറ്റാകുമ്പോൾ",
    "ambulance-service": "ആംബുലൻസ് സേവനം",
    ayushman: "ആയുഷ്മാൻ ഭാരത് (PM-JAY)",
    directions: "എങ്ങനെ എത്താം",
    "find-care": "ഏത് വിഭാഗത്തിൽ പോകണം?",
    "insurance-tpa": "ഇൻഷുറൻസും TPA-യും",
    search: "തിരയൽ",
    tests: "പരിശോധനകളും സ്കാനുകളും",
    "viewall-specialities": "എല്ലാ വിഭാഗങ്ങളും",
    visiting: "സന്ദർശകർക്ക്",
    visit: "നിങ്ങൾ വരുമ്പോൾ",
  },
  te: {
    about: "మా గురించి",
    accessibility: "అందరికీ అందుబాటు",
    admission: "ఆసుపత్రిలో చేరడం",
    "ambulance-service": "అంబులెన్స్ సేవ",
    ayushman: "ఆయుష్మాన్ భారత్ (PM-JAY)",
    directions: "ఎలా రావాలి",
    "find-care": "ఏ విభాగానికి వెళ్ళాలి?",
    "insurance-tpa": "బీమా, TPA",
    search: "వెతకడం",
    tests: "పరీక్షలు, స్కాన్‌లు",
    "viewall-specialities": "అన్ని విభాగాలు",
    visiting: "రోగులను చూడటానికి వచ్చేవారికి",
    visit: "మీరు వచ్చేటప్పుడు",
  },
  ta: {
    about: "எங்களைப் பற்றி",
    accessibility: "அனைவருக்கும் எளிது",
    admission: "மருத்துவமனையில் சேர்வது",
    "ambulance-service": "ஆம்புலன்ஸ் சேவை",
    ayushman: "ஆயுஷ்மான் பாரத் (PM-JAY)",
    directions: "எப்படி வருவது",
    "find-care": "எந்தத் துறைக்குச் செல்ல வேண்டும்?",
    "insurance-tpa": "காப்பீடும் TPA-வும்",
    search: "தேடல்",
    tests: "பரிசோதனைகளும் ஸ்கேன்களும்",
    "viewall-specialities": "எல்லாத் துறைகளும்",
    visiting: "பார்வையாளர்களுக்கு",
    visit: "உங்கள் வருகை",
  },
  bn: {
    about: "আমাদের কথা",
    accessibility: "সবার জন্য সহজ",
    admission: "হাসপাতালে ভর্তি",
    "ambulance-service": "অ্যাম্বুলেন্স পরিষেবা",
    ayushman: "আয়ুষ্মান ভারত (PM-JAY)",
    directions: "কীভাবে আসবেন",
    "find-care": "কোন বিভাগে যাবেন?",
    "insurance-tpa": "বিমা ও TPA",
    search: "খোঁজ",
    tests: "পরীক্ষা ও স্ক্যান",
    "viewall-specialities": "সব বিভাগ",
    visiting: "দর্শনার্থীদের জন্য",
    visit: "আপনার আসা",
  },
  ur: {
    about: "ہمارے بارے میں",
    accessibility: "سب کے لیے آسان",
    admission: "ہسپتال میں داخلہ",
    "ambulance-service": "ایمبولینس سروس",
    ayushman: "آیوشمان بھارت (PM-JAY)",
    directions: "کیسے پہنچیں",
    "find-care": "کس شعبے میں جائیں؟",
    "insurance-tpa": "بیمہ اور TPA",
    search: "تلاش",
    tests: "ٹیسٹ اور اسکین",
    "viewall-specialities": "تمام شعبے",
    visiting: "ملاقاتیوں کے لیے",
    visit: "آپ کی آمد",
  },
};

/** The usual title of a page or menu group in a language that the sample hospital lacks; undefined for others. */
export function pageTitle(name: string, locale: Language): string | undefined {
  const titles = ownValue<Record<Title, string>>(pageTitles, locale);
  if (!titles) return undefined;
  const { board, contact, message, services } = messages(locale);
  const groups = { "dr-in-hospital": message.doctors, specialities: message.departments, services };
  return ownValue<string>({ ...titles, ...groups, contact, opd: board.title }, name);
}
