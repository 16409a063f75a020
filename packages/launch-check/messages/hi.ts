import type { checks as englishChecks, findings as englishFindings } from "./en.ts";

export const checks: Record<keyof typeof englishChecks, { title: string; toDo: string }> = {
  "reviews-due": {
    title: "इलाज और नियमों के लेखों की दोबारा जाँच",
    toDo: "किसी जानकार डॉक्टर से दोबारा पढ़वाएँ: फ़ॉर्म में “डॉक्टर से जँचवाएँ”।",
  },
  "registrations-ending": {
    title: "रजिस्ट्रेशन की आख़िरी तारीख़ें",
    toDo: "रिन्यू कराएँ, फिर नई आख़िरी तारीख़ लिखें।",
  },
  hours: {
    title: "हर 90 दिन में समय की पुष्टि",
    toDo: "वार्ड, काउंटर और डॉक्टरों से पूछें कि समय वही है या नहीं, फिर “समय कब पूछा गया” में तारीख़ लिखें।",
  },
  helplines: {
    title: "हेल्पलाइन की सालाना जाँच",
    toDo: "सरकारी पेज देखें और नंबर मिलाएँ, ठीक करें या हटाएँ, फिर “कब जाँचा” में तारीख़ लिखें।",
  },
  holidays: {
    title: "सरकारी छुट्टियाँ: इस साल की, और दिसंबर से अगले साल की",
    toDo: "साल की सूची स्प्रेडशीट से डालें।",
  },
  "rates-age": {
    title: "रेट की सालाना जाँच",
    toDo: "पूछें कि रेट वही हैं या नहीं, ठीक करें, फिर “कब से लागू” में तारीख़ लिखें।",
  },
  "waste-months": {
    title: "मेडिकल कचरे का मासिक हिसाब",
    toDo: "हर महीने एक पंक्ति जोड़ें।",
  },
  "waste-report": {
    title: "मेडिकल कचरे की सालाना रिपोर्ट, फ़ॉर्म IV",
    toDo: "रिपोर्ट किसी डेवलपर को दें: वह उसे जोड़ेंगे।",
  },
  numbers: {
    title: "फ़ोन नंबरों की हर महीने जाँच",
    toDo: "हर नंबर अस्पताल के बाहर के फ़ोन से मिलाएँ, ग़लत हो तो ठीक करें, फिर “कब जाँचा” में तारीख़ लिखें।",
  },
  consents: {
    title: "फ़ोटो और राय की सहमति की सालाना जाँच",
    toDo: "हर व्यक्ति की लिखित सहमति देखें, न हो तो उसे हटाएँ, फिर “सहमति कब देखी” में तारीख़ लिखें।",
  },
  dates: {
    title: "बीत चुकी तारीख़ें",
    toDo: "तारीख़ ठीक करें, या जो बीत गया उसे हटाएँ।",
  },
};

export const findings: Record<keyof typeof englishFindings, string> = {
  missing: "यह पेज नहीं है",
  missingIn: "{language} में नहीं है",
  sample: "यह नमूना है",
  fieldMissing: "इसमें “{field}” नहीं है",
  reviewOutdated: "{day} को जाँचा गया, उसके बाद लेख बदला गया",
  reviewDue: "{day} को जाँचा गया, {due} तक फिर जाँचना है",
  registrationEnded: "{day} को ख़त्म हो गया",
  registrationEnds: "{day} को ख़त्म होगा",
  notConfirmed: "अभी पुष्टि नहीं हुई",
  confirmedOn: "पिछली पुष्टि {day} को हुई",
  numberNotCalled: "{number}: अभी बाहर से नहीं मिलाया गया",
  numberCalledOn: "{number}: पिछली बार {day} को बाहर से मिलाया गया",
  helplineNotChecked: "{number}: अभी इस राज्य में नहीं जाँचा गया",
  helplineCheckedOn: "{number}: पिछली बार {day} को जाँचा गया",
  ratesValidFrom: "{day} से लागू",
  holidaysMissing: "{year} की कोई छुट्टी नहीं है",
  wasteMonthMissing: "कोई महीना नहीं है; {due} का हिसाब देना है",
  wasteMonthOld: "सबसे नया महीना {newest} है; {due} का हिसाब देना है",
  wasteReportMissing: "कोई रिपोर्ट नहीं है; {due} की देनी है",
  wasteReportOld: "सबसे नई रिपोर्ट {newest} की है; {due} की देनी है",
  consentsNotChecked: "अभी नहीं देखी गई",
  consentsCheckedOn: "पिछली बार {day} को देखी गई",
  lastDayOver: "{date} तक: यह दिन बीत गया",
  dayInFuture: "{date} को: यह दिन अभी नहीं आया",
  yearInFuture: "{date}: यह साल अभी नहीं आया",
  yearOver: "{date}: यह साल बीत गया",
};
