import type { Language } from "@hospital/content/languages";

/**
 * Words that any query may contain, such as "doctor", "wanted", "where", "good" and "near", as
 * people type them, with their endings, in the script of the language and in Latin letters. `@hospital/search` has the
 * English and Hindi words. A word that is also a complaint, such as "ache", isn't a filler.
 */
const fillerWords: Record<Exclude<Language, "en" | "hi">, string> = {
  mr:
    "डॉक्टर डॉक्टरांना रुग्णालय दवाखाना पाहिजे हवे हवा हवी आहे आहेत कुठे कधी कोण कोणते किती चांगले चांगला चांगली जवळ जवळचे " +
    "साठी मला माझ्या माझे आमच्या आणि किंवा उद्या उपचार त्रास आजार विभाग भेटतील मिळेल सांगा " +
    "daktar dawakhana pahije have aahe ahe kuthe kadhi changle javal sathi mala mazya majhya ahet udya upchar",
  ml:
    "ഡോക്ടർ ഡോക്ടറെ ഡോക്ടറുടെ ആശുപത്രി വേണം വേണോ കാണണം എവിടെ എപ്പോൾ എപ്പോഴാ ആര് ഏത് എത്ര നല്ല അടുത്ത് അടുത്തുള്ള ഉണ്ടോ ഉണ്ട് ആണ് ആണോ " +
    "എനിക്ക് എന്റെ ഒരു ഇന്ന് നാളെ ചികിത്സ അസുഖം വിഭാഗം കിട്ടും പറയൂ " +
    "venam veno kananam evide eppol nalla aduthu adutha undo enikku ente oru innu nale chikilsa asukham",
  te:
    "డాక్టర్ డాక్టరు డాక్టర్ని డాక్టరుగారు వైద్యుడు వైద్యులు ఆసుపత్రి హాస్పిటల్ కావాలి కావలెను కావాలండి చూడాలి ఎక్కడ ఎప్పుడు ఎవరు ఏ ఎంత మంచి " +
    "దగ్గర దగ్గరలో ఉన్నారా ఉంది ఉందా ఉన్నారు నాకు నా మా కోసం ఈరోజు ఇవాళ రేపు చికిత్స సమస్య విభాగం దొరుకుతుందా చెప్పండి " +
    "kavali kaavali kavalandi choodali ekkada eppudu evaru entha manchi daggara unnara unda naaku kosam ivala repu chikitsa",
  ta:
    "டாக்டர் டாக்டரை மருத்துவர் மருத்துவரை மருத்துவமனை ஆஸ்பத்திரி வேண்டும் வேணும் வேண்டுமா பார்க்க பார்க்கணும் எங்கே எங்க எப்போது எப்போ " +
    "யார் எந்த எவ்வளவு நல்ல அருகில் பக்கத்தில் இருக்கா இருக்கிறாரா உள்ளது எனக்கு என் எங்கள் ஒரு இன்று இன்னைக்கு நாளை நாளைக்கு சிகிச்சை பிரச்சனை " +
    "பிரச்சினை பிரிவு கிடைக்குமா சொல்லுங்கள் " +
    "vendum venum venuma parkanum paakanum enge enga eppo yaar evvalavu nalla pakkathula irukka irukkara enakku oru innaikku nalaikku sikichai",
  bn:
    "ডাক্তার ডাক্তারের ডাক্তারকে চিকিৎসক হাসপাতাল হাসপাতালে চাই লাগবে দরকার দেখাতে দেখাব দেখাবো কোথায় কখন কবে কে কোন কত ভালো ভাল কাছে কাছাকাছি " +
    "আছে আছেন জন্য আমার আমাদের একজন একটা আজ আজকে কাল কালকে চিকিৎসা সমস্যা বিভাগ পাওয়া পাব যাবে বলুন " +
    "daktar daktarer lagbe dorkar dekhabo kothay kokhon kobe bhalo valo kachhe kache achhe achen jonno amar ekjon ajke kalke chikitsa somossa",
  ur:
    "ڈاکٹر ڈاکٹرز ہسپتال اسپتال چاہیے چاہئے چاہیئے دکھانا کہاں کب کون کونسا کتنا کتنی اچھا اچھے قریب پاس ہے ہیں ہوں کا کی کے کو میں سے پر لیے لئے " +
    "مجھے میرے میری میرا کوئی ایک آج کل علاج مسئلہ بیماری مرض شعبہ ملے ملیں گے گا گی بتائیں",
};

/** The filler words of all languages: visitors also type in a language that the site doesn't have. */
export const fillers = Object.values(fillerWords).join(" ");
