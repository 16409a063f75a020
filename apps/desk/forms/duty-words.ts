import type { Said } from "../store/refusals.ts";

/**
 * What grows old, for a desk: what is open and what to do, by the id of the check in launch-check/, whose own title says
 * what shall be true, to a developer.
 */
export const dutyWords: Record<string, { title: Said; toDo: Said }> = {
  "reviews-due": {
    title: { en: "Medical and legal texts to be read again", hi: "इलाज के लेख, जिन्हें डॉक्टर फिर से पढ़ें" },
    toDo: {
      en: "Let a doctor who knows read it again: “Ask for review” in its form.",
      hi: "किसी जानकार डॉक्टर से दोबारा पढ़वाएँ: फ़ॉर्म में “डॉक्टर से जँचवाएँ”।",
    },
  },
  "registrations-ending": {
    title: { en: "Registrations that end soon", hi: "रजिस्ट्रेशन, जो ख़त्म हो रहे हैं" },
    toDo: { en: "Renew it, then write the new last day.", hi: "रिन्यू कराएँ, फिर नई आख़िरी तारीख़ लिखें।" },
  },
  hours: {
    title: { en: "Hours that nobody has asked about for 90 days", hi: "समय, जो 90 दिन से किसी ने नहीं पूछा" },
    toDo: {
      en: "Ask wards, counters and doctors whether their hours still hold, then write the day into “Confirmed on”.",
      hi: "वार्ड, काउंटर और डॉक्टरों से पूछें कि समय वही है या नहीं, फिर “समय कब पूछा गया” में तारीख़ लिखें।",
    },
  },
  helplines: {
    title: { en: "Helplines that nobody has checked for a year", hi: "हेल्पलाइन, जो साल भर से किसी ने नहीं जाँची" },
    toDo: {
      en: "Open the government's page and compare the number, correct the row or delete it, then write the day into “Checked on”.",
      hi: "सरकारी पेज देखें और नंबर मिलाएँ, ठीक करें या हटाएँ, फिर “कब जाँचा” में तारीख़ लिखें।",
    },
  },
  holidays: {
    title: {
      en: "Public holidays: this year's, and from December next year's",
      hi: "सरकारी छुट्टियाँ: इस साल की, और दिसंबर से अगले साल की",
    },
    toDo: { en: "Put the year's list in by the spreadsheet.", hi: "साल की सूची स्प्रेडशीट से डालें।" },
  },
  "rates-age": {
    title: { en: "Rates that nobody has looked at for a year", hi: "रेट, जो साल भर से किसी ने नहीं देखे" },
    toDo: {
      en: "Ask whether they still hold, correct them, then write the day into “Valid from”.",
      hi: "पूछें कि रेट वही हैं या नहीं, ठीक करें, फिर “कब से लागू” में तारीख़ लिखें।",
    },
  },
  "waste-months": {
    title: { en: "The monthly record of bio-medical waste", hi: "मेडिकल कचरे का मासिक हिसाब" },
    toDo: { en: "Add a row each month.", hi: "हर महीने एक पंक्ति जोड़ें।" },
  },
  "waste-report": {
    title: { en: "The yearly report on bio-medical waste, Form IV", hi: "मेडिकल कचरे की सालाना रिपोर्ट, फ़ॉर्म IV" },
    toDo: { en: "Give the report to a developer, who adds it.", hi: "रिपोर्ट किसी डेवलपर को दें: वह उसे जोड़ेंगे।" },
  },
  numbers: {
    title: {
      en: "Phone numbers that nobody has rung from outside for a month",
      hi: "फ़ोन नंबर, जो महीने भर से किसी ने बाहर से नहीं मिलाए",
    },
    toDo: {
      en: "Ring each from a phone outside the hospital, correct what is wrong, then write the day into “Checked on”.",
      hi: "हर नंबर अस्पताल के बाहर के फ़ोन से मिलाएँ, ग़लत हो तो ठीक करें, फिर “कब जाँचा” में तारीख़ लिखें।",
    },
  },
  consents: {
    title: {
      en: "Consents for photos and opinions that nobody has looked at for a year",
      hi: "फ़ोटो और राय की सहमति, जो साल भर से किसी ने नहीं देखी",
    },
    toDo: {
      en: "Find each person's written consent, or take the person out, then write the day into “Consents checked on”.",
      hi: "हर व्यक्ति की लिखित सहमति देखें, न हो तो उसे हटाएँ, फिर “सहमति कब देखी” में तारीख़ लिखें।",
    },
  },
  dates: {
    title: { en: "Dates that are past", hi: "तारीख़ें, जो बीत चुकी हैं" },
    toDo: { en: "Correct the day, or delete what is over.", hi: "तारीख़ ठीक करें, या जो बीत गया उसे हटाएँ।" },
  },
};
