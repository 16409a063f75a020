import { type ExceptionSubject, type problems as english, type ReferenceKind, shorten } from "../en/problems.ts";
import { labelOf, languageName, locationLabel, pathLabel } from "../labels.ts";
import type { Location } from "../location.ts";

/** The problems for people who see forms; those who see files read English. */
type FormProblems = { [Code in keyof typeof english]: (values: Parameters<(typeof english)[Code]>[0]) => string };

const unreadable = () => "यह डेस्क के बाहर बदला गया है और पढ़ा नहीं जा सकता। “बदलाव” से वापस लाएँ, या वेब डेवलपर को बताएँ।";
const misnamed = () => "वेबसाइट इस नाम की फ़ाइल काम में नहीं लेती। वेब डेवलपर से इसका नाम बदलवाएँ या इसे हटवाएँ।";
const fillIn = () => "यह ख़ाली है। इसे भरें।";
const laterDay = () => "आख़िरी दिन पहले दिन से पहले का है। वही दिन या बाद का दिन लिखें।";
const chooseAgain = (value: string) => `“${fileName(value)}” वेबसाइट की फ़ोटो नहीं है। दोबारा चुनें।`;
const writeIt = (correction: string) => `${correction} लिखें।`;
const tenDigits = "+91 और दस अंक लिखें, जैसे +91 00000 00001; लैंडलाइन के कोड का 0 न लिखें।";
const label = (name: string) => `“${labelOf(name, "hi")}”`;
const labelAt = (location: Location) => locationLabel(location, "hi");
const fileName = (path: string) => path.replace(/^.*[\\/]/, "");

/** A value in another format than its field has. */
const format =
  (text: string) =>
  ({ value }: { value: string }) =>
    `“${shorten(value)}” ${text}`;

const referenceNouns: Record<ReferenceKind, string> = {
  department: "कोई विभाग",
  doctor: "कोई डॉक्टर",
  counter: "कोई काउंटर",
  ward: "कोई वार्ड",
  place: "अस्पताल की कोई जगह",
  danger: "कोई ख़तरा",
  helpline: "कोई हेल्पलाइन",
  rate: "कोई रेट",
  route: "इस वेबसाइट का कोई पेज",
  file: "कोई फ़ाइल",
};

const subjectName = (subject: ExceptionSubject | "whole-hospital") => labelOf(subject, "hi");

export const problems: FormProblems = {
  /* Values */
  missing: fillIn,
  missingInMain: ({ language }) =>
    `वेबसाइट की पहली भाषा ${languageName(language, "hi")} है, इसलिए यह उसमें भी चाहिए। यहाँ ${languageName(language, "hi")} में भी लिखें। अनुवाद न हो, तो जो लिखा है वही यहाँ भी लिखें: तब हर पेज पर वही दिखेगा।`,
  missingPicture: () => "फ़ोटो नहीं है। एक चुनें।",
  empty: fillIn,
  wrongType: ({ expected }) =>
    ({
      string: "यहाँ शब्द चाहिए। शब्द लिखें।",
      int: "यहाँ पूरी संख्या चाहिए। सिर्फ़ अंक लिखें।",
      number: "यहाँ संख्या चाहिए। सिर्फ़ अंक लिखें।",
      boolean: "यहाँ हाँ या नहीं चाहिए। दोनों में से एक चुनें।",
      array: "यह सूची ठीक से नहीं भरी गई। इसे हटाकर दोबारा जोड़ें।",
      object: "यह ठीक से नहीं भरा गया। इसे हटाकर दोबारा जोड़ें।",
      fraction: "यहाँ संख्या चाहिए। सिर्फ़ अंक लिखें।",
      date: "यहाँ तारीख़ चाहिए। तारीख़ चुनें।",
    })[expected],
  notAChoice: ({ value }) => `“${shorten(value)}” सूची में नहीं है। सूची में से चुनें।`,
  emptyList: () => "इस सूची में कुछ नहीं है। एक जोड़ें।",
  tooSmall: ({ value, min }) => `${value} बहुत छोटी संख्या है। ${min} या उससे बड़ी संख्या लिखें।`,
  tooLarge: ({ value, max }) => `${value} बहुत बड़ी संख्या है। ${max} या उससे छोटी संख्या लिखें।`,
  tooShort: ({ length, min }) => `इसमें ${length} अक्षर हैं, कम से कम ${min} चाहिए। कुछ और शब्द लिखें।`,
  tooLong: ({ length, max }) => `इसमें ${length} अक्षर हैं, ज़्यादा से ज़्यादा ${max} हो सकते हैं। ${length - max} अक्षर कम करें।`,

  /* Fields */
  unknownField: () => "इस फ़ॉर्म में ऐसा कोई ख़ाना नहीं है। वेब डेवलपर से इसे फ़ाइल से हटवाएँ।",
  cutByComma: () => "कॉमा ने इस लेख को दो हिस्सों में काट दिया है। इसे दोबारा लिखें।",

  /* Formats of values */
  plainText: () => "इसमें HTML टैग हैं। < और > के बीच का सब हटाएँ।",
  oneLine: () => "इसमें कई पंक्तियाँ हैं। एक ही पंक्ति में लिखें।",
  time: format("समय नहीं है। घंटे और मिनट लिखें, जैसे 09:30।"),
  endTime: format("समय नहीं है। 00:00 से 24:00 के बीच का समय लिखें।"),
  day: format("तारीख़ नहीं है। कैलेंडर से तारीख़ चुनें।"),
  month: format("महीना नहीं है। साल और महीना लिखें, जैसे 2026-12।"),
  httpsAddress: format("पूरा वेब पता नहीं है। https:// से शुरू होने वाला पता लिखें।"),
  fullAddress: format("पूरा वेब पता नहीं है। https:// या http:// से शुरू होने वाला पता लिखें।"),
  siteAddress: format("पूरी वेबसाइट का पता नहीं है। सिर्फ़ https:// और नाम लिखें, जैसे https://www.hospital.in।"),
  documentAddress: format(
    "किसी दस्तावेज़ का पता नहीं है। https:// से शुरू होने वाला पता, या इस वेबसाइट की फ़ाइल लिखें, जैसे /form-iv-2025.pdf।",
  ),
  email: format("ईमेल पता नहीं है। ऐसा पता लिखें: info@hospital.example।"),
  shortNumber: format("हेल्पलाइन का नंबर नहीं है। 3 से 6 अंक लिखें, जैसे 112।"),
  companyNumber: format("कंपनी का नंबर (CIN) नहीं है। उसके 21 अक्षर और अंक लिखें।"),
  youTubeAddress: format("YouTube का पता नहीं है। ऐसा पता लिखें: https://www.youtube.com/watch?v=3PmVJQUCm4E।"),
  colour: format("रंग नहीं है। ऐसे लिखें: #0d5450।"),
  block: format("ब्लॉक का अक्षर नहीं है। बोर्ड पर लिखा अक्षर लिखें, जैसे A।"),
  addressEnd: format("पते में नहीं आ सकता। सिर्फ़ छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे vitamin-d।"),
  digest: format("लेख की पहचान नहीं है। डॉक्टर से फिर से जँचवाएँ।"),

  /* Rules between the fields of a group */
  endsBeforeStart: () =>
    "ख़त्म होने का समय शुरू होने के बाद का नहीं है। बाद का समय लिखें। आधी रात के बाद तक चलने वाली OPD 12 घंटे से लंबी नहीं हो सकती।",
  endsAtStart: () => "शुरू और ख़त्म होने का समय एक ही है। दूसरा समय लिखें; पूरा दिन 00:00 से 24:00 तक होता है।",
  lastDayBeforeFirst: laterDay,
  nextReviewTooEarly: () => "अगली जाँच का दिन इस जाँच के बाद का नहीं है। बाद का दिन लिखें।",
  noticeEndsBeforeStart: () => "सूचना दिखना शुरू होने से पहले ही बंद हो जाएगी। बाद का समय लिखें।",
  pictureNotDescribed: () => "फ़ोटो में क्या है, यह नहीं लिखा। उनके लिए लिखें जो देख नहीं सकते।",
  noLanguage: () => "यह वेबसाइट की किसी भाषा में नहीं है। किसी एक भाषा में लिखें।",
  threeNumbersOnPage: () =>
    "एक पेज दो से ज़्यादा हेल्पलाइन में चुना गया है, और वह दो ही दिखाता है। उसे सिर्फ़ दो सबसे ज़रूरी हेल्पलाइन में रहने दें।",

  /* Common mistakes in a value */
  phoneCharacter: ({ code, correction }) =>
    `फ़ोन नंबर में एक न दिखने वाला या अलग तरह का अक्षर (U+${code}) है। ${correction ? writeIt(correction) : "मिटाकर हाथ से दोबारा लिखें।"}`,
  phoneZero: ({ correction }) =>
    `फ़ोन नंबर में +91 के बाद 0 है, इसलिए मोबाइल से नहीं लगेगा। ${correction ? writeIt(correction) : `0 हटाने पर एक अंक कम है। ${tenDigits}`}`,
  phoneFormat: ({ value, correction, fault }) => {
    const message = {
      punctuation: "फ़ोन नंबर में +91 के बाद सिर्फ़ अंक और ख़ाली जगह होती है।",
      country: "फ़ोन नंबर के शुरू में +91 नहीं है।",
      spaces: `फ़ोन नंबर “${value}” दूसरी तरह लिखा है।`,
    }[fault];
    return `${message} ${writeIt(correction)}`;
  },
  notAPhone: ({ value }) => `“${value}” फ़ोन नंबर नहीं है। ${tenDigits}`,
  phoneBeginning: ({ value }) =>
    `भारत का कोई नंबर “${value}” की तरह शुरू नहीं होता। मोबाइल 6 से 9 से शुरू होता है; लैंडलाइन में कोड के बाद 2 से 7 का अंक आता है। नंबर फिर से देखें।`,
  phoneExtension: () => "फ़ोन से एक्सटेंशन सीधे नहीं लगता। यहाँ सिर्फ़ नंबर लिखें, और एक्सटेंशन पास के किसी टेक्स्ट में।",
  phoneLength: ({ digits }) => `फ़ोन नंबर में ${digits} अंक हैं, +91 के बाद दस चाहिए। ${tenDigits}`,
  minutes: ({ minutes }) => `समय में ${minutes} मिनट हैं, एक घंटे में 60 होते हैं। 00 से 59 मिनट लिखें।`,
  noSuchTime: ({ value }) => `घड़ी में “${value}” नहीं होता। 00:00 से 23:59 के बीच का समय लिखें।`,
  timeFormat: ({ value, correction }) => `“${value}” 24 घंटे की घड़ी का समय नहीं है। ${writeIt(correction)}`,
  otherDigits: ({ value, correction }) => `“${value}” के अंक 0 से 9 में नहीं हैं। ${writeIt(correction)}`,
  dayWithTime: ({ value, correction }) => `“${value}” में तारीख़ के साथ समय है। ${writeIt(correction)}`,
  spreadsheetDay: ({ value, correction }) => `${value} शीट की दिनों की गिनती है। ${writeIt(correction)}`,
  noSuchDay: ({ value }) => `कैलेंडर में “${value}” कोई दिन नहीं है। इसे ठीक करें।`,
  dayOrder: ({ value, correction }) => `“${value}” साल से शुरू नहीं होता। ${writeIt(correction)}`,
  addressWithSpace: ({ value }) => `वेब पते “${shorten(value)}” में ख़ाली जगह है। पता दोबारा कॉपी करें।`,
  addressNotSecure: ({ correction }) =>
    `वेब पता http:// से शुरू होता है, इसलिए दूसरे लोग उससे भेजी चीज़ें पढ़ और बदल सकते हैं। ${correction} खोलें; सही पेज दिखे तो वही लिखें।`,
  addressWithoutHttps: ({ correction }) => `वेब पते के शुरू में https:// नहीं है। ${writeIt(correction)}`,
  mapFrame: ({ correction }) => `यह नक़्शे का पूरा कोड है। सिर्फ़ उसमें का पता लिखें: ${correction}`,
  mapPage: ({ provider }) => {
    const steps =
      provider === "google"
        ? 'Google Maps में Share, फिर Embed a map चुनें, और src="…" में लिखा पता लें।'
        : 'www.openstreetmap.org पर Share, फिर HTML चुनें, और src="…" में लिखा पता लें।';
    return `यह पूरे पेज का पता है, जो दूसरे पेज में नहीं दिख सकता। ${steps} पेज का पता ${label("map")} में लिखें।`;
  },
  emailWithSpace: ({ value }) => `ईमेल पते “${shorten(value)}” में ख़ाली जगह है। उसे हटाएँ।`,
  emailWithoutAt: ({ value }) => `“${shorten(value)}” में @ नहीं है। ऐसा ईमेल पता लिखें: info@hospital.example।`,
  postalCodeFormat: ({ correction }) => `पिन कोड में छह अंक होते हैं, बीच में ख़ाली जगह नहीं। ${writeIt(correction)}`,
  postalCodeLength: ({ digits }) => `पिन कोड में ${digits} अंक हैं, छह चाहिए। पूरे छह अंक लिखें।`,
  videoAddress: ({ correction }) => `वीडियो का पता दूसरी तरह लिखा है। ${writeIt(correction)}`,
  languageCode: ({ value, correction }) => `“${value}” भाषा का नाम है। उसका छोटा कोड लिखें: ${correction}।`,

  /* References and duplicates */
  unknownReference: ({ value, kind }) => `“${value}” ${referenceNouns[kind]} नहीं है। सूची में से चुनें।`,
  leftOutReference: ({ value, kind }) =>
    `“${value}” ${referenceNouns[kind]} नहीं है, इसलिए वेबसाइट इसे नहीं दिखाती। सूची में से चुनें, या यहाँ से हटाएँ।`,
  duplicate: ({ value, other }) => `“${value}” पहले से है: ${labelAt(other)}। दोनों में से एक बदलें या हटाएँ।`,
  phraseInName: ({ phrase, names }) => {
    const inForms = names.map(({ name, at }) => `“${name}” (${labelAt(at)})`).join(", ");
    return `इमरजेंसी के शब्द “${phrase}” यहाँ भी हैं: ${inForms}। वे शब्द लिखें जो लोग सिर्फ़ इमरजेंसी में लिखते हैं, या नाम बदलें।`;
  },
  phraseTooShort: ({ phrase }) =>
    `इमरजेंसी के शब्द “${phrase}” बहुत छोटे हैं और बहुत-सी दूसरी खोजों में आते हैं। इनसे पहले एक और शब्द लिखें, जैसे क्या खाया या कहाँ दर्द है, या लंबा शब्द लिखें।`,
  addressTaken: ({ address }) => `“${address}” पता पहले से किसी और पेज का है। इसे दूसरा नाम दें।`,

  /* Doctors' hours, leave and holidays */
  opdAtNight: ({ from, later }) =>
    `OPD रात ${from} बजे शुरू होगी। ${later < "17:00" ? "दोपहर" : "शाम"} के लिए ${later} लिखें।`,
  sharedRoom: ({ room, weekday, other }) =>
    `${room} में ${labelOf(weekday, "hi")} को उसी समय दूसरे डॉक्टर भी बैठते हैं। देखें: ${labelAt(other)}। दोनों वहीं न बैठते हों तो कमरा या समय ठीक करें।`,
  outsideAddressHours: ({ weekday, day, address }) =>
    `इस समय वह पता खुला नहीं रहता, जैसे ${labelOf(weekday, "hi")}, ${day} को। देखें: ${labelAt(address)}। यह समय या पते का समय ठीक करें, या जिन दिनों OPD नहीं होगी, उनकी छुट्टी लिखें।`,
  roomAtTwoPlaces: ({ room, other }) =>
    `${room} नक़्शे में किसी दूसरी जगह भी है। देखें: ${labelAt(other)}। हर कमरे को अलग नाम दें, या नक़्शा ठीक करें।`,
  clash: ({ doctor, weekday, day, other }) =>
    `${labelAt(doctor)} एक ही समय दो जगह बैठेंगे, जैसे ${labelOf(weekday, "hi")}, ${day} को। देखें: ${labelAt(other)}। दोनों में से एक समय बदलें।`,
  changeIsPast: ({ day }) => `यह ${day} को बीत चुका है, इसलिए कुछ नहीं बदलता। साल ठीक करें, या इसे हटाएँ।`,
  changeIsOver: ({ day }) => `यह ${day} को ख़त्म हो चुका है। इसके बाद का दिन लिखें, या इसे हटा दें।`,
  leaveWithoutHours: () => "इन दिनों में कोई समय नहीं है, इसलिए इससे कुछ नहीं बदलता। तारीख़ ठीक करें, या इसे हटाएँ।",
  leaveOutsideHours: () => "इस समय कुछ खुला नहीं रहता, इसलिए इससे कुछ नहीं बदलता। समय ठीक करें, या इसे हटाएँ।",
  standInIsAway: ({ weekday, day, other, isCircle }) => {
    const message = `इनकी OPD भी नहीं है, जैसे ${labelOf(weekday, "hi")}, ${day} को। देखें: ${pathLabel(other.field.split("."), "hi")}।`;
    return isCircle
      ? `${message} दोनों एक-दूसरे की जगह नहीं बैठ सकते: किसी तीसरे को चुनें।`
      : `${message} किसी और को चुनें, या ${label("standIn")} ख़ाली करें।`;
  },
  changeForNobody: ({ subject }) => `यह नहीं लिखा कि किसके लिए है। ${label(subject)} में चुनें।`,
  changeForAnother: ({ subject, named }) =>
    `यह “${subjectName(subject)}” के लिए है, पर इसमें “${subjectName(named)}” भी चुना है। ${label("for")} में ${label(named)} चुनें, या इसे ख़ाली छोड़ें।`,
  farAhead: ({ day, years }) => `यह ${day} से है, यानी ${years} साल से भी बाद। साल ठीक करें।`,
  longerThanAYear: () => "यह एक साल से लंबा है। पहले की तारीख़ लिखें, या समय ही बदल दें।",
  noSuchWeekday: ({ from, until }) => `${from} से ${until} के बीच यह दिन नहीं आता। कैलेंडर देखें।`,
  timesForAll: ({ subject }) =>
    `हर डॉक्टर का अपना समय होता है, इसलिए यह “${subjectName(subject)}” के लिए नहीं हो सकता। डॉक्टर चुनें; आधे दिन की छुट्टी के लिए ${label("closed")} चुनें और समय लिखें।`,
  timesMissing: () => `यह नहीं लिखा कि किस समय। ${label("times")} भरें।`,
  usualForHospital: () =>
    `पूरे अस्पताल से बड़ी कोई बंदी नहीं होती, इसलिए यह कुछ नहीं बदलता। ${label("for")} में वह चुनें जो खुला है, या इसे हटाएँ।`,
  timesOnUsualDay: () =>
    `${label("as-usual")} के साथ समय नहीं लिखते। समय हटाएँ, या ${label("change")} में ${label("other-times")} चुनें।`,
  standInWithoutAbsence: () =>
    `कोई डॉक्टर छुट्टी पर नहीं है, इसलिए किसी की जगह कोई नहीं बैठेगा। डॉक्टर और ${label("closed")} चुनें, या इसे ख़ाली छोड़ें।`,
  standInForSelf: () => "डॉक्टर अपनी ही जगह नहीं बैठ सकते। किसी और को चुनें।",
  departmentWithoutHours: () => "इस विभाग में डॉक्टर की कोई OPD नहीं है। उनका विभाग चुनें, या ख़ाली छोड़ें।",
  expectedWithoutLate: () => `कोई देर से नहीं आ रहा। ${label("change")} में ${label("late")} चुनें, या इसे ख़ाली छोड़ें।`,
  lateNotADoctor: () => `${label("late")} सिर्फ़ डॉक्टर के लिए है। डॉक्टर चुनें।`,
  lateWithoutTime: () => `यह नहीं लिखा कि OPD कब से शुरू होगी। ${label("expected")} भरें।`,
  lateWithOthers: () => `${label("late")} एक ही दिन के लिए होता है; यह उसके साथ नहीं चलता। इसे हटाएँ।`,
  lateOutsideSession: ({ day, expected }) =>
    `${day} को डॉक्टर की कोई OPD नहीं है जिसमें ${expected} आए। डॉक्टर “आज” में देर से दिखते हों, तो पहले वहाँ “वापस लें” दबाएँ। नहीं तो समय ठीक करें; पूरी OPD का समय बदले तो ${label("other-times")} चुनें।`,
  contradictingRows: ({ from }) => `एक और पंक्ति, ${from} से, उसी दिन के लिए है। दोनों में से एक रखें।`,

  /* Texts */
  invisibleText: () => "इसमें कुछ दिखता नहीं। कुछ लिखें।",
  lostLetter: () => "यहाँ एक अक्षर खो गया है: �। दोबारा लिखें।",
  hiddenCharacter: ({ code }) => `इसमें एक न दिखने वाला अक्षर (U+${code}) है। मिटाकर हाथ से दोबारा लिखें।`,
  spreadsheetError: ({ error }) => `शीट की ग़लती ${error} यहाँ आ गई है। ख़ाने में जो दिखना था, वह लिखें।`,
  passwordInAddress: () => "वेब पते में @ से पहले यूज़र नाम या पासवर्ड है, जिसे सब पढ़ सकते हैं। // और @ के बीच का हिस्सा हटाएँ।",
  htmlEntity: ({ entity }) => `${entity} किसी अक्षर का कोड है। वही अक्षर लिखें, जैसे &amp; की जगह &।`,
  textTooLong: ({ max }) => `लेख ${max.toLocaleString("en")} अक्षरों से लंबा है। छोटा करें।`,
  nestedTooDeep: () => "सूचियाँ या उद्धरण एक-दूसरे के भीतर बहुत गहरे हैं। वाक्य लिखें।",
  codeBlock: () => "पंक्ति के शुरू में चार ख़ाली स्थान, ``` या ~~~ हैं, जो लेख को कोड बना देते हैं। उन्हें हटाएँ।",
  pictureInText: () => "लेख में फ़ोटो नहीं दिख सकती। उसे हटाएँ: फ़ोटो का अपना ख़ाना है, जैसे पेज के ऊपर।",
  notShownInText: ({ part }) =>
    `लेख में ${{ table: "तालिका", footnote: "फ़ुटनोट", tasks: "निशान लगाने वाली सूची", other: "इस चीज़" }[part]} के लिए जगह नहीं है। वाक्य या सादी सूची लिखें।`,
  htmlInText: ({ html }) => `लेख में HTML नहीं चलता: ${html}। उसे हटाएँ।`,
  underlinedHeading: () => "नीचे के हाइफ़न या = इसे शीर्षक बना देते हैं। उनके ऊपर एक ख़ाली पंक्ति छोड़ें।",
  firstHeading: () => "पेज का शीर्षक एक ही होता है। यहाँ शीर्षक 2 चुनें।",
  skippedHeading: ({ level }) => `बीच का एक शीर्षक छूट गया है। यहाँ शीर्षक ${level} चुनें।`,
  headingWithoutWords: () => "यहाँ शीर्षक ख़ाली है। कुछ लिखें, या उसे हटाएँ।",
  linkWithoutWords: () => "यहाँ लिंक ख़ाली है। कुछ लिखें, या उसे हटाएँ।",
  incompleteLink: ({ url }) => `“${url}” लिंक सुरक्षित या पूरा नहीं है। उसे https://, / या tel:+ से शुरू करें।`,
  deadLink: ({ url, near }) =>
    `इस वेबसाइट पर “${url}” कोई पेज नहीं है। ${near ? `क्या ${near} लिखना था?` : "किसी मौजूद पेज का पता लिखें।"}`,
  unknownNumber: ({ number, near }) =>
    `${number} न अस्पताल का नंबर है, न किसी हेल्पलाइन का। ${near ? `क्या ${near} लिखना था? नहीं तो इसे` : "इसे"} अस्पताल के फ़ोन नंबरों में जोड़ें, या हटाएँ।`,
  misleadingLink: ({ named, target }) =>
    `लिंक पर ${named} लिखा है, पर वह ${target} पर ले जाता है। दोनों एक जैसे करें, या दूसरे शब्द लिखें।`,
  numberNotShown: ({ number }) => `लिंक में नंबर ${number} नहीं दिखता, और हर कंप्यूटर फ़ोन नहीं मिला सकता। लिंक में नंबर ही लिखें।`,

  /* Translations and reviews */
  notTranslated: ({ text, language, main }) =>
    `“${shorten(text)}” ${languageName(language, "hi")} में नहीं है। लिखें; तब तक पेज पर ${languageName(main, "hi")} दिखेगी।`,
  languageNotShown: ({ language, count }) =>
    `साइट पर ${languageName(language, "hi")} नहीं दिखती, पर उसमें ${count} लेख हैं। यह भाषा जोड़ें, या डेवलपर से लेख हटाने को कहें।`,
  proseNotTranslated: ({ language, main }) =>
    `लेख ${languageName(language, "hi")} में नहीं है। लिखें; तब तक पेज पर ${languageName(main, "hi")} दिखेगी।`,
  otherScript: ({ language }) => `${languageName(language, "hi")} की जगह दूसरी भाषा के अक्षर हैं। अनुवाद लिखें, या इसे ख़ाली करें।`,
  reviewOutdated: ({ by }) => `${by} के पढ़ने के बाद लेख बदला गया। “डॉक्टर से जँचवाएँ” चुनें।`,
  reviewWithoutDigest: () => "यह नहीं लिखा कि कौन-सा लेख पढ़ा गया। “डॉक्टर से जँचवाएँ” चुनें।",

  /* Pictures */
  pictureElsewhere: ({ value }) => chooseAgain(value),
  pictureInCapitals: ({ value }) => chooseAgain(value),
  notAPicture: ({ value }) => `“${fileName(value)}” वेबसाइट पर नहीं दिख सकती। JPEG, PNG या WebP में सहेजें।`,
  pictureGone: () => "फ़ोटो अब यहाँ नहीं है। दोबारा चुनें।",
  pictureUnused: () => "यह फ़ोटो कहीं नहीं दिखती। इसे कहीं लगाएँ, या हटाएँ।",
  pictureTooHeavy: () => "फ़ोटो 8 MB से बड़ी है। छोटी फ़ोटो चुनें।",
  pictureTooWide: ({ width, height }) => `फ़ोटो ${width} × ${height} पिक्सेल की है, यानी 4 करोड़ से ज़्यादा। छोटी फ़ोटो चुनें।`,
  drawingUnsafe: () => "इस फ़ोटो (SVG) में ऐसा कुछ है जो सुरक्षित नहीं है। इसे सादी SVG या PNG में सहेजें।",
  pictureMoves: () => "यह फ़ोटो हिलती है और ठीक से नहीं दिखेगी। एक फ़्रेम सहेजें, या इसे वीडियो में रखें।",
  pictureFormat: ({ ending }) => `फ़ोटो असल में ${ending} नहीं है। इसे WebP में फिर से सहेजें।`,
  portraitTooSmall: ({ width, height, least }) =>
    `फ़ोटो ${width} × ${height} पिक्सेल की है; चेहरे की फ़ोटो हर ओर कम से कम ${least} की चाहिए। बड़ी फ़ोटो चुनें।`,
  portraitTransparent: () => "फ़ोटो कहीं-कहीं पारदर्शी है, जो कुछ ब्राउज़र में काली दिखती है। सादी पृष्ठभूमि के साथ सहेजें।",
  pictureLocation: () => "फ़ोटो में लिखा है कि वह कहाँ खींची गई, और यह सब पढ़ सकते हैं। इसे दोबारा चुनें: डेस्क यह जानकारी हटा देता है।",
  pictureUnreadable: () => "फ़ोटो नहीं खुलती। इसे WebP में फिर से सहेजें।",
  logoTooWide: ({ ratio }) =>
    `लोगो अपनी ऊँचाई से ${ratio} गुना चौड़ा है: छोटे आइकन में पढ़ा नहीं जाएगा। सिर्फ़ निशान की चौकोर फ़ोटो जोड़ें।`,
  colourContrast: ({ colour, nearest }) =>
    `${colour} रंग पर अक्षर साफ़ नहीं दिखते। ${nearest ? writeIt(nearest) : "गहरा रंग चुनें, या इसे ख़ाली छोड़ें।"}`,

  /* Files */
  missingFile: ({ path }) =>
    path.endsWith(".md") ? "लेख ख़ाली है। कुछ वाक्य लिखें।" : "वेबसाइट को इसकी ज़रूरत है, इसलिए यह हटाया नहीं जा सकता।",
  notAFile: unreadable,
  orphanPage: () => "इस पेज तक कोई मेन्यू, कार्ड या मंज़िल नहीं ले जाती। उसे मेन्यू, होम पेज या मंज़िलों में जोड़ें।",
  unsafeDrawing: misnamed,
  unknownPage: misnamed,
  unknownFile: misnamed,
  unusablePicture: misnamed,
  languageMissing: misnamed,
  unknownFileName: misnamed,
  reservedName: ({ slug }) => `“${slug}” नाम सर्वर या Windows अपने लिए रखते हैं। दूसरा नाम दें।`,
  namesDifferByCapitals: misnamed,
  fileNameCharacters: () => "पते में सिर्फ़ छोटे अंग्रेज़ी अक्षर a से z, अंक और एक-एक हाइफ़न हो सकते हैं। इसे दूसरा नाम दें।",
  notUtf8: unreadable,
  emptyFile: unreadable,
  emptyRecord: unreadable,
  fieldsInProse: () => "लेख हाइफ़न या + से शुरू होता है। पहले वाक्य से शुरू करें।",
  recordTooLong: unreadable,

  dictionaryMessageMissing: ({ language, key, file }) =>
    `${languageName(language, "hi")} का संदेश ${key ? `“${key}” ` : ""}नहीं है। उसे ${file} में जोड़ें।`,

  /* YAML */
  yamlAlias: unreadable,
  yamlRepeated: unreadable,
  yamlDuplicateKey: unreadable,
  yamlOpenBracket: unreadable,
  yamlIndentation: unreadable,
  yamlSeveralRecords: unreadable,
  yamlNestedBrackets: unreadable,
  yamlSecondColon: unreadable,
  yamlSpecialStart: unreadable,
  yamlTab: unreadable,
  yamlOpenQuote: unreadable,
  yamlColonMissing: unreadable,
  yamlUnreadable: unreadable,
  yamlAnchor: unreadable,
  yamlComment: unreadable,
};
