/** The help of the fields, by what their shapes say of themselves. What only a developer changes is not here. */
export const hindiHelp: Record<string, string> = {
  "What comes on top of it, as the implant": "इसके ऊपर और क्या लगता है, जैसे इम्प्लांट",
  "What one sees in it, in a sentence": "इसमें क्या दिखता है, एक वाक्य में",
  "Absent where its page is a department of the floor plan": "जहाँ इसका पेज किसी विभाग का है, वहाँ ख़ाली",
  "Which number of the hospital is answered there, or puts a caller through":
    "अस्पताल का कौन-सा नंबर वहाँ उठता है या वहाँ जोड़ देता है",
  "Who answers for it, by name or by post": "कौन ज़िम्मेदार हैं, नाम या पद",
  "Whether the hospital is on the scheme's list today": "क्या अस्पताल आज इस योजना की सूची में है",
  "Whom it is for, what to bring, and to which desk": "किसके लिए है, क्या लाना है और किस काउंटर पर",
  "Health schemes of governments and public employers": "सरकारों और सरकारी नौकरियों की स्वास्थ्य योजनाएँ",
  "Above the schemes of insurers.yaml": "बीमा कंपनियों की फ़ाइल वाली योजनाओं के ऊपर",
  "The company that the hospital belongs to, for the end of the home page; a trust or a society has none":
    "जिस कंपनी का अस्पताल है, होम पेज के अंत के लिए; ट्रस्ट या सोसाइटी हो, तो ख़ाली",
  "The Corporate Identity Number": "कंपनी का पहचान नंबर",
  "Who is asked for with questions and complaints, by name": "सवाल और शिकायत के लिए किससे मिलें, नाम से",
  "Where the newest one is to be read": "सबसे नया कहाँ पढ़ा जा सकता है",
  "Where it is to be read": "कहाँ पढ़ी जा सकती है",
  "When somebody last saw the written consent of each person whose photo or words are on the site; not shown":
    "जिनकी फ़ोटो या बातें वेबसाइट पर हैं, उन सबकी लिखित सहमति आख़िरी बार कब देखी; पेज पर नहीं दिखती",
  "Of the statement on accessibility: who tested the site, beside those who made it":
    "सुगमता वाले पेज के लिए: बनाने वालों के सिवा किसने वेबसाइट जाँची",
  "The day on which it was put there, for search engines": "जिस दिन वीडियो डाला गया, सर्च इंजन के लिए",
  "What to bring, below the hours": "क्या लाएँ, समय की सूची के नीचे",
  "What to bring to each of them, below the list": "हर जाँच के लिए क्या लाएँ, सूची के नीचे",
  "A mobile whose text messages are read at every hour": "मोबाइल जिसके SMS हर समय पढ़े जाते हैं",
  "A mobile that answers on WhatsApp": "मोबाइल जो व्हाट्सऐप पर जवाब देता है",
  "Where the gate is, in degrees, as a map shows it: 28.62279 and 77.21303":
    "गेट कहाँ है, डिग्री में, जैसा नक़्शा दिखाता है: 28.62279 और 77.21303",
  "Those that the site speaks; the first one has no prefix in its addresses":
    "वेबसाइट की भाषाएँ; पहली भाषा के पतों में आगे कुछ नहीं जुड़ता",
  "The address of this site, without a slash at the end": "इस वेबसाइट का पता, आख़िर में / के बिना",
  "When somebody last rang it from outside, and looked up where it is forwarded; asked for every month":
    "आख़िरी बार कब बाहर से मिलाया और देखा कि यह कहाँ जुड़ता है; हर महीने पूछा जाता है",
  "The same map to put into a page, once somebody asks for it; absent: the link alone":
    "यही नक़्शा पेज में, जब कोई माँगे; ख़ाली: सिर्फ़ लिंक",
  "facebook, instagram, youtube and x have an icon; any other shows its name":
    "facebook, instagram, youtube और x का निशान दिखता है; बाक़ी का नाम",
  "What it counts, if the site or another number counts that too":
    "यह क्या गिनता है, अगर वेबसाइट या कोई और संख्या भी वही गिनती हो",
  "Who answers when something on a page is wrong: an e-mail address, at the end of every page; absent: the one above":
    "पेज पर कुछ ग़लत हो तो कौन जवाब देते हैं: ईमेल पता, हर पेज के अंत में; ख़ाली: ऊपर वाला",
  "Where the face is in a tall or wide photo: 0, 0 is its left top corner, 100, 100 the right bottom one":
    "लंबी या चौड़ी फ़ोटो में चेहरा कहाँ है: 0, 0 बाएँ ऊपर, 100, 100 दाएँ नीचे",
  "The name in Devanagari, which pages in Hindi show before the other one; further spellings are only searched":
    "देवनागरी में नाम, जो हिन्दी पेजों पर पहले दिखता है; बाक़ी स्पेलिंग सिर्फ़ खोज के लिए",
  "One short sentence: until it is opened, a phone shows the first 45 letters":
    "एक छोटा वाक्य: खोलने से पहले फ़ोन पर पहले 45 अक्षर दिखते हैं",
  "The name on its card and tile": "कार्ड पर यही नाम दिखता है",
  "One line for its card": "कार्ड के लिए एक पंक्ति",
  "For the search alone, in any language: short forms, other spellings":
    "सिर्फ़ खोज के लिए, किसी भी भाषा में: छोटे रूप, दूसरी स्पेलिंग",
  "What people call what is treated here: for the A to Z and the search":
    "यहाँ जिसका इलाज होता है उसे लोग क्या कहते हैं: सूची और खोज के लिए",
  "Lives are in danger here: its button calls the emergency number, and no booking banner follows":
    "यहाँ जान ख़तरे में होती है: बटन इमरजेंसी नंबर मिलाता है, और बुकिंग वाला हिस्सा नहीं आता",
  "Signs that cannot wait, each ends «Come at once if …»":
    "लक्षण जिनमें रुकना नहीं है, हर एक “तुरंत आएँ अगर …” के बाद पढ़ा जाता है",
  "What to do until help comes: right after these signs": "मदद आने तक क्या करें: इन लक्षणों के ठीक बाद",
  "What is treated here": "यहाँ किसका इलाज होता है",
  "Surgeries and procedures": "ऑपरेशन और दूसरे इलाज",
  "Further sections of this department's own": "इस विभाग के अपने और हिस्से",
  "One line for the list of all parts": "सूची के लिए एक पंक्ति",
  "The short line above the page's title": "पेज के शीर्षक के ऊपर की छोटी पंक्ति",
  "In rupees, without commas": "रुपयों में, बिना कॉमा",
  "As per day, or what is included": "जैसे प्रति दिन, या क्या शामिल है",
  "Who answers for complaints": "शिकायतों का जवाब कौन देते हैं",
  "What is registered, and with whom": "किसका रजिस्ट्रेशन है, और कहाँ",
  "Spoken by the doctor; the first one best": "डॉक्टर जो भाषाएँ बोलते हैं; पहली सबसे अच्छी",
  "The medical council's registration number": "मेडिकल काउंसिल का रजिस्ट्रेशन नंबर",
  "Where these hours are in another department than the doctor's own": "अगर यह OPD डॉक्टर के अपने विभाग में नहीं है",
  "Which of the hospital's places; its own address has its short name; empty: that of the department":
    "अस्पताल की कौन-सी जगह; अपना पता छोटे नाम से; ख़ाली: जहाँ विभाग है",
  "Which of the hospital's places; its own address has its short name; empty: the hospital's own address":
    "अस्पताल की कौन-सी जगह; अपना पता छोटे नाम से; ख़ाली: अस्पताल का अपना पता",
  "Which of the hospital's places; its own address has its short name; empty: that of its page, or the hospital's own address":
    "अस्पताल की कौन-सी जगह; अपना पता छोटे नाम से; ख़ाली: जहाँ उसका पेज है, नहीं तो अस्पताल का अपना पता",
  "Other places of the hospital, such as a second building in another street; the address above is the main one":
    "अस्पताल की दूसरी जगहें, जैसे दूसरी सड़क पर दूसरी इमारत; ऊपर का पता मुख्य है",
  "What people call it: departments, sessions, counters and wards name it":
    "लोग इसे क्या कहते हैं: विभाग, OPD, काउंटर और वार्ड इसी नाम से बताते हैं",
  "Answered there; empty: the hospital's reception": "जो नंबर वहाँ उठता है; ख़ाली: अस्पताल का रिसेप्शन",
  "Empty: as the hospital": "ख़ाली: जैसे अस्पताल का",
  "When and where the doctor sees outpatients, Indian time": "डॉक्टर OPD में कब और कहाँ बैठते हैं",
  "What the hospital does not have or no page says, in one sentence":
    "अस्पताल में क्या नहीं है, या जो किसी पेज पर नहीं लिखा, एक वाक्य में",
  "Where to go instead, or what to know": "इसके लिए कहाँ जाएँ, या क्या जानना है",
  "Entries that were over before yesterday are removed with the next save; History keeps them":
    "जो बातें कल से पहले ख़त्म हो चुकीं, वे अगली बार सेव करने पर अपने-आप हट जाती हैं; “बदलाव” में वे रहती हैं",
  "The first day, in India": "पहला दिन",
  "The last day; empty: the first one alone": "आख़िरी दिन; ख़ाली: सिर्फ़ पहला दिन",
  "Only on these days of the week; empty: on all": "हफ़्ते के सिर्फ़ इन दिनों; ख़ाली: सब दिन",
  "The hospital: all OPD, and the counters and wards that say so; else name which one":
    "अस्पताल: पूरी OPD, और वे काउंटर और वार्ड जो छुट्टी में बंद होते हैं; नहीं तो बताएँ कौन",
  "Who is away, or comes": "कौन नहीं आएँगे, या आएँगे",
  "Its English name, as the hours have it": "अंग्रेज़ी नाम, जैसा समय की सूची में है",
  "Closed; late; other times instead of the usual ones; an extra clinic; or as usual on a holiday":
    "बंद; देर से; दूसरे समय पर; अलग से OPD; या छुट्टी में भी हमेशा की तरह",
  "Late: from when the doctor is expected. Only the session in which this is begins later":
    "देर से: डॉक्टर कब से आएँगे। सिर्फ़ वही OPD देर से शुरू होगी जिसमें यह समय है",
  "Of other times and an extra clinic. Closed: only within these; empty: the whole day":
    "दूसरे समय या अलग OPD के लिए। बंद: सिर्फ़ इतनी देर; ख़ाली: पूरा दिन",
  "The doctor who sits instead, at the same hours": "उसी समय उनकी जगह बैठने वाले डॉक्टर",
  "In a word or two, as Republic Day, or on leave; it is shown": "एक-दो शब्दों में, जैसे गणतंत्र दिवस या छुट्टी पर; यह दिखता है",
  "0 is the ground floor, -1 the basement": "0 ग्राउंड फ़्लोर है, -1 बेसमेंट",
  "It gives medical advice: the page says at its end who has read it, or that nobody has":
    "इलाज की सलाह है: पेज के अंत में लिखा रहता है कि किस डॉक्टर ने इसे पढ़ा",
  "What it helps with": "किस काम आती है",
  "Which languages are spoken there": "वहाँ कौन-सी भाषाएँ बोली जाती हैं",
  "The official page that names the number; not shown": "सरकारी पेज जहाँ यह नंबर है; दिखता नहीं",
  "When somebody last looked it up there, and rang it in this hospital's State; not shown":
    "आख़िरी बार कब देखा और मिलाकर जाँचा; दिखता नहीं",
  "It sends an ambulance: the hospital's own stands before it": "यह एम्बुलेंस भेजती है: अस्पताल का अपना नंबर पहले रहता है",
  "Where the full name is too long: the logo, the tab": "जहाँ पूरा नाम लंबा पड़े: लोगो, टैब",
  "To book an appointment": "अपॉइंटमेंट के लिए",
  "It stands in for each of the others that is left out: one number will do":
    "जो नंबर न हो, उसकी जगह यही दिखता है: एक नंबर भी काफ़ी है",
  "Answered at every hour": "जिस पर हर समय जवाब मिलता है",
  "When the hospital is open: the first line of every page, the home page and search engines say it":
    "अस्पताल कब खुला है: हर पेज की पहली पंक्ति में दिखता है",
  "Opens the map application with the way to the hospital": "नक़्शे का ऐप अस्पताल का रास्ता दिखाता है",
  "The hospital on a map, as a page; left out when absent": "नक़्शे पर अस्पताल, एक पेज के रूप में",
  "Where one books online; left out when absent": "जहाँ ऑनलाइन बुकिंग होती है; न हो तो नहीं दिखता",
  "Works inside the hospital only; left out when empty": "सिर्फ़ अस्पताल के अंदर चलता है; ख़ाली हो तो नहीं दिखता",
  "Empty: the icon shows without a link": "ख़ाली: निशान बिना लिंक दिखता है",
  "When somebody last asked whether all hours, the doctors' too, still hold; asked for every 90 days":
    "आख़िरी बार कब पूछा कि सब समय सही हैं, डॉक्टरों का भी; हर 90 दिन में पूछा जाता है",
  "Former and short names": "पुराने और छोटे नाम",
  "Shown in the moving strip on the home page": "होम पेज की चलती पट्टी में दिखता है",
  "All Specialities: its tiles in their order": "सभी विभाग: उनका क्रम",
  "Doctors: their order; who is not in the list comes after the others, by name":
    "डॉक्टरों का क्रम; जो सूची में नहीं, वे बाद में नाम से",
  "Empty: one day": "ख़ाली: एक ही दिन",
  "The day or days that it tells of; they stand beside it": "जिस दिन या जिन दिनों की बात है; वे साथ में दिखते हैं",
  "The first day on which it shows, in India": "पहला दिन जब यह दिखे",
  "Empty: from midnight on": "ख़ाली: आधी रात से",
  "The last day on which it shows": "आख़िरी दिन जब यह दिखे",
  "Empty: to the end of the day": "ख़ाली: दिन के अंत तक",
  "The page that says more": "जिस पेज पर और लिखा है",
  '"N/A" while the person is not known': 'जब तक पता न हो कि कौन, तब तक "N/A"',
  "Shown in brackets under the name": "नाम के नीचे ब्रैकेट में दिखता है",
  "Of 5": "5 में से",
  "Of one year, not of all years": "एक साल का, सब सालों का नहीं",
  "The year for which it was counted": "किस साल का आँकड़ा",
  "Where it comes from, as hospital records": "कहाँ से पता चला, जैसे अस्पताल का रिकॉर्ड",
  "Rupees for the first visit": "पहली बार दिखाने के रुपये",
  "Rupees for each further visit": "अगली हर बार के रुपये",
  "What a visit in the OPD costs, of this doctor; without them the department's show":
    "OPD में इन डॉक्टर की फ़ीस; ख़ाली हो तो विभाग की दिखती है",
  "What a visit in the OPD costs, of its doctors; a doctor's own count first":
    "OPD में इस विभाग के डॉक्टरों की फ़ीस; डॉक्टर की अपनी पहले गिनी जाती है",
  "What the picture shows, for those who cannot see it": "तस्वीर में क्या है, उनके लिए जो देख नहीं सकते",
  "Who has read the text, when, and until when it is read again; empty while nobody has":
    "किस डॉक्टर ने पढ़ा, कब, और फिर कब पढ़ा जाए; जब तक किसी ने न पढ़ा हो, ख़ाली",
  "Invented for the demonstration; while one is left, the site says so":
    "दिखाने के लिए बनाया गया; जब तक एक भी बाक़ी है, वेबसाइट पर लिखा रहता है",
  "A small drawing before it": "पहले एक छोटी तस्वीर",
  "Steps, one after the other: shown with numbers": "एक-एक करके: नंबर के साथ दिखते हैं",
  "Empty: every day": "ख़ाली: हर दिन",
  '"24:00" is midnight; earlier than it begins: on the next day': "शुरू से पहले का समय हो तो अगले दिन",
  "An exception for the whole hospital, as a public holiday, closes it too": "पूरे अस्पताल की छुट्टी में यह भी बंद रहता है",
  "Where more is said of it": "जहाँ इसके बारे में और लिखा है",
  "Which of these days in the month, as first and third; empty: each": "महीने में कौन-से, जैसे पहला और तीसरा; ख़ाली: हर एक",
  "The first day on which it holds": "कब से लागू",
  "The last day on which it holds": "कब तक लागू",
  "A doctor who has read all of it; empty while nobody has": "जिस डॉक्टर ने यह सब पढ़ा है; जब तक किसी ने नहीं पढ़ा, ख़ाली",
  "Before the hospital's emergency number": "अस्पताल के इमरजेंसी नंबर से पहले",
  "Before the number of the helpline below": "नीचे वाली हेल्पलाइन के नंबर से पहले",
  "Before the number of another helpline; {name} is the helpline":
    "किसी और हेल्पलाइन के नंबर से पहले; {name} की जगह उसका नाम आता है",
  "Leads to the page below": "नीचे लिखे पेज पर ले जाता है",
  "Its title where it is not sure that this is a danger": "जब पक्का न हो कि यह ख़तरा है, तब का शीर्षक",
  "Closes that one": "उसी को बंद करता है",
  "Stands under the advice until the review above is filled in":
    "जब तक ऊपर डॉक्टर की जाँच नहीं भरी जाती, सलाह के नीचे लिखा रहता है",
  "What to know before one comes; absent: no page says it": "आने से पहले क्या जानना है; ख़ाली हो, तो कोई पेज नहीं",
  "Beside the hospital's number in every danger": "हर ख़तरे में अस्पताल के नंबर के साथ",
  "The danger below whose advice holds for all": "नीचे का वह ख़तरा जिसकी सलाह सब पर लागू है",
  "Each word of three letters or more stands for all that begin with it":
    "तीन या ज़्यादा अक्षरों का शब्द उन सब शब्दों के लिए है जो उससे शुरू होते हैं",
  "Emergencies in languages that the search does not know by itself; any of them brings a general box":
    "उन भाषाओं में इमरजेंसी जिन्हें खोज ख़ुद नहीं जानती; इनमें से कोई भी सामान्य बॉक्स लाती है",
  "What the red box says in every danger": "हर ख़तरे में लाल बॉक्स क्या कहता है",
  "Its kind, one of those that the search knows": "कौन-सा ख़तरा, खोज के जाने हुए नामों में से",
  "The first thing to do, shown before the rest; alone where the box names two dangers":
    "सबसे पहला काम, बाक़ी से पहले दिखता है; जब बॉक्स दो ख़तरे बताए, तब अकेला",
  "What to do now, as careful public sources say it; pages of first aid show it too":
    "अभी क्या करें, जैसा भरोसेमंद सार्वजनिक स्रोत कहते हैं; प्राथमिक उपचार वाले पेज भी यही दिखाते हैं",
  "What pages say beside it": "पेज इसके साथ और क्या कहते हैं",
  "Called in this danger beside the others": "इस ख़तरे में बाक़ी नंबरों के साथ इन्हें भी फ़ोन करें",
  "They stand before the hospital's number": "ये अस्पताल के नंबर से पहले आते हैं",
  "What people here call it, beside the words that are known": "यहाँ के लोग इसे और क्या कहते हैं, जाने हुए शब्दों के अलावा",
  "Beside the menu, in the drawer and at the end of every page: what visitors ask for most":
    "मेन्यू के पास और हर पेज के अंत में: आने वाले सबसे ज़्यादा क्या पूछते हैं",
  "Above the button by which a phone says where it is; absent: no button":
    "उस बटन के ऊपर जिससे फ़ोन अपनी जगह बताता है; ख़ाली: बटन नहीं",
  "Decoration: the title says what it is": "सजावट के लिए: क्या है, यह शीर्षक बताता है",
  "What the star at a number or promise means": "संख्या या वादे पर लगे तारे का मतलब",
  "The pages that say it; year and source show at their end": "जिन पेजों पर यह लिखा है; उनके अंत में साल और स्रोत दिखते हैं",
  "The words of the text, as over 2,50,000 patients a year": "लेख के शब्द, जैसे साल में 2,50,000 से ज़्यादा मरीज़",
  "Dangers whose advice stands here as the red box gives it": "जिन ख़तरों की सलाह यहाँ वैसी ही रहे जैसी लाल बॉक्स में है",
  "Form IV of each year": "हर साल का फ़ॉर्म IV",
  "Kilograms of each category, the newest month first": "हर रंग का कचरा किलो में, नया महीना सबसे ऊपर",
  "One thing to know before reading on, as where the rules come from": "आगे पढ़ने से पहले एक ज़रूरी बात, जैसे नियम कहाँ से हैं",
  "Where prices are capped: the order that says so, with its date": "जहाँ क़ीमत की सीमा तय है: किस आदेश से, तारीख़ के साथ",
  "Of departments, these words are with the department": "विभागों के ये शब्द विभाग के अपने फ़ॉर्म में हैं",
  "What people look for and the hospital does not have, or no page says: the search answers it":
    "लोग जो खोजते हैं और अस्पताल में नहीं है, या किसी पेज पर नहीं लिखा: खोज उसका जवाब देती है",
  "What people type who look for it": "इसे खोजने वाले क्या लिखते हैं",
  "What people type who look for this page, misspelt as they do": "इस पेज को खोजने वाले क्या लिखते हैं, ग़लत स्पेलिंग भी",
  "Those of offline are kept on the visitor's phone": "नेटवर्क न होने वाले पेज की चीज़ें आने वाले के फ़ोन पर रहती हैं",
  "That it is not a diagnosis": "कि यह रोग की पहचान नहीं है",
  "The heading of the A to Z": "अ से ह वाली सूची का शीर्षक",
  "Where it stands, at the end of the page; the not-found page has those of /offline":
    "किन पेजों के अंत में रहे; “पेज नहीं मिला” पर वही रहते हैं जो /offline पर हैं",
  "Above the insurers; shown while there are some": "बीमा कंपनियों के ऊपर; जब तक कोई है, तब तक दिखता है",
  "Above the testimonials; shown while there are some": "मरीज़ों की राय के ऊपर; जब तक कोई है, तब तक दिखता है",
  "The first people of each people page": "लोगों के हर पेज के पहले कुछ लोग",
  "On home's first screen, three of a word or two: what is one tap away":
    "होम पेज की पहली स्क्रीन पर एक-दो शब्दों के तीन बटन",
  "Above the list of all numbers": "सब नंबरों की सूची के ऊपर",
  "Numbers of the hospital that stand nowhere else, as those that it calls from":
    "अस्पताल के नंबर जो और कहीं नहीं लिखे, जैसे जिनसे वह फ़ोन करता है",
  "What the hospital never asks for, in a sentence or two": "अस्पताल क्या कभी नहीं माँगता, एक-दो वाक्यों में",
  "Whom to call when a number is not ours: the name of a helpline": "नंबर हमारा न हो तो किसे फ़ोन करें: किसी हेल्पलाइन का नाम",
  "Before the phone number, when nothing is found": "कुछ न मिले तो फ़ोन नंबर से पहले",
  "The lists to look through without the search": "बिना खोज के देखने की सूचियाँ",
  "Its price: the English name of a row of the rates; empty: ask":
    "क़ीमत: “रेट और फ़ीस” की किसी पंक्ति का अंग्रेज़ी नाम; ख़ाली: पूछना होगा",
  "The end of its address, as vitamin-d": "इसके पते का आख़िरी हिस्सा, जैसे vitamin-d",
  "The page of the laboratory or department that does it": "जो लैब या विभाग यह जाँच करता है उसका पेज",
  "What it looks at, in a sentence": "इसमें क्या देखा जाता है, एक वाक्य में",
  "What people call it; those of the page's language stand under its name":
    "लोग इसे क्या कहते हैं; पेज की भाषा वाले नाम के नीचे दिखते हैं",
  "What to bring": "क्या लाएँ",
  "What to tell the staff": "स्टाफ़ को क्या बताएँ",
  "When the report is ready, and where": "रिपोर्ट कब और कहाँ मिलेगी",
  "Where the hours are from: its English name, as the hours have it":
    "समय किस काउंटर का है: उसका अंग्रेज़ी नाम, जैसा समय की सूची में है",
  "Whether one may eat, drink and take medicines before it": "पहले खाना, पीना और दवा ले सकते हैं या नहीं",
};
