import type { Language } from "@hospital/content/languages";

/** The pages that `npx hospital new` can write, by their file in content/pages/, and the groups of the menu. */
type Title =
  | "about"
  | "accessibility"
  | "admission"
  | "ambulance-service"
  | "ayushman"
  | "contact"
  | "directions"
  | "dr-in-hospital"
  | "find-care"
  | "insurance-tpa"
  | "opd"
  | "privacy"
  | "search"
  | "tests"
  | "viewall-specialities"
  | "visiting"
  | "specialities"
  | "services"
  | "visit";

/** The usual titles in the languages that the sample hospital lacks. */
export const pageTitles: Record<Exclude<Language, "en" | "hi">, Record<Title, string>> = {
  mr: {
    about: "आमच्याविषयी",
    accessibility: "सर्वांसाठी सुलभ",
    admission: "रुग्णालयात दाखल होताना",
    "ambulance-service": "रुग्णवाहिका सेवा",
    ayushman: "आयुष्मान भारत (PM-JAY)",
    contact: "संपर्क",
    directions: "आमच्याकडे कसे यावे",
    "dr-in-hospital": "डॉक्टर",
    "find-care": "कोणत्या विभागात जावे?",
    "insurance-tpa": "विमा आणि TPA",
    opd: "आजची OPD",
    privacy: "गोपनीयता",
    search: "शोध",
    tests: "चाचण्या आणि स्कॅन",
    "viewall-specialities": "सर्व विभाग",
    visiting: "भेटणाऱ्यांसाठी माहिती",
    specialities: "विभाग",
    services: "सेवा",
    visit: "तुमची भेट",
  },
  ml: {
    about: "ഞങ്ങളെക്കുറിച്ച്",
    accessibility: "എല്ലാവർക്കും ഉപയോഗിക്കാൻ",
    admission: "ആശുപത്രിയിൽ അഡ്മിറ്റാകുമ്പോൾ",
    "ambulance-service": "ആംബുലൻസ് സേവനം",
    ayushman: "ആയുഷ്മാൻ ഭാരത് (PM-JAY)",
    contact: "ബന്ധപ്പെടാൻ",
    directions: "എങ്ങനെ എത്താം",
    "dr-in-hospital": "ഡോക്ടർമാർ",
    "find-care": "ഏത് വിഭാഗത്തിൽ പോകണം?",
    "insurance-tpa": "ഇൻഷുറൻസും TPA-യും",
    opd: "ഇന്നത്തെ OPD",
    privacy: "സ്വകാര്യത",
    search: "തിരയൽ",
    tests: "പരിശോധനകളും സ്കാനുകളും",
    "viewall-specialities": "എല്ലാ വിഭാഗങ്ങളും",
    visiting: "സന്ദർശകർക്ക്",
    specialities: "വിഭാഗങ്ങൾ",
    services: "സേവനങ്ങൾ",
    visit: "നിങ്ങൾ വരുമ്പോൾ",
  },
  te: {
    about: "మా గురించి",
    accessibility: "అందరికీ అందుబాటు",
    admission: "ఆసుపత్రిలో చేరడం",
    "ambulance-service": "అంబులెన్స్ సేవ",
    ayushman: "ఆయుష్మాన్ భారత్ (PM-JAY)",
    contact: "సంప్రదింపు వివరాలు",
    directions: "ఎలా రావాలి",
    "dr-in-hospital": "డాక్టర్లు",
    "find-care": "ఏ విభాగానికి వెళ్ళాలి?",
    "insurance-tpa": "బీమా, TPA",
    opd: "ఈరోజు OPD",
    privacy: "మీ సమాచార గోప్యత",
    search: "వెతకడం",
    tests: "పరీక్షలు, స్కాన్‌లు",
    "viewall-specialities": "అన్ని విభాగాలు",
    visiting: "రోగులను చూడటానికి వచ్చేవారికి",
    specialities: "విభాగాలు",
    services: "సేవలు",
    visit: "మీరు వచ్చేటప్పుడు",
  },
  ta: {
    about: "எங்களைப் பற்றி",
    accessibility: "அனைவருக்கும் எளிது",
    admission: "மருத்துவமனையில் சேர்வது",
    "ambulance-service": "ஆம்புலன்ஸ் சேவை",
    ayushman: "ஆயுஷ்மான் பாரத் (PM-JAY)",
    contact: "தொடர்பு",
    directions: "எப்படி வருவது",
    "dr-in-hospital": "மருத்துவர்கள்",
    "find-care": "எந்தத் துறைக்குச் செல்ல வேண்டும்?",
    "insurance-tpa": "காப்பீடும் TPA-வும்",
    opd: "இன்றைய OPD",
    privacy: "தனியுரிமை",
    search: "தேடல்",
    tests: "பரிசோதனைகளும் ஸ்கேன்களும்",
    "viewall-specialities": "எல்லாத் துறைகளும்",
    visiting: "பார்வையாளர்களுக்கு",
    specialities: "துறைகள்",
    services: "சேவைகள்",
    visit: "உங்கள் வருகை",
  },
  bn: {
    about: "আমাদের কথা",
    accessibility: "সবার জন্য সহজ",
    admission: "হাসপাতালে ভর্তি",
    "ambulance-service": "অ্যাম্বুলেন্স পরিষেবা",
    ayushman: "আয়ুষ্মান ভারত (PM-JAY)",
    contact: "যোগাযোগ",
    directions: "কীভাবে আসবেন",
    "dr-in-hospital": "ডাক্তার",
    "find-care": "কোন বিভাগে যাবেন?",
    "insurance-tpa": "বিমা ও TPA",
    opd: "আজকের OPD",
    privacy: "গোপনীয়তা",
    search: "খোঁজ",
    tests: "পরীক্ষা ও স্ক্যান",
    "viewall-specialities": "সব বিভাগ",
    visiting: "দর্শনার্থীদের জন্য",
    specialities: "বিভাগ",
    services: "পরিষেবা",
    visit: "আপনার আসা",
  },
  ur: {
    about: "ہمارے بارے میں",
    accessibility: "سب کے لیے آسان",
    admission: "ہسپتال میں داخلہ",
    "ambulance-service": "ایمبولینس سروس",
    ayushman: "آیوشمان بھارت (PM-JAY)",
    contact: "رابطہ",
    directions: "کیسے پہنچیں",
    "dr-in-hospital": "ڈاکٹر",
    "find-care": "کس شعبے میں جائیں؟",
    "insurance-tpa": "بیمہ اور TPA",
    opd: "آج کی OPD",
    privacy: "رازداری",
    search: "تلاش",
    tests: "ٹیسٹ اور اسکین",
    "viewall-specialities": "تمام شعبے",
    visiting: "ملاقاتیوں کے لیے",
    specialities: "شعبے",
    services: "خدمات",
    visit: "آپ کی آمد",
  },
};
