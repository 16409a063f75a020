import { fill } from "@hospital/content/text/fill";

/** A sentence in the languages of the desk. */
export type Said = Record<"en" | "hi", string>;

/** Why something was not done, by what it is about. `{…}` are values. */
const refusals = {
  // Records.
  noSuchRecord: { en: "There is no such record.", hi: "ऐसा कोई रिकॉर्ड नहीं है।" },
  recordGone: { en: "This record is not there any more.", hi: "यह रिकॉर्ड अब नहीं है।" },
  recordWithoutFields: { en: "This record has no fields.", hi: "इस रिकॉर्ड में कोई ख़ाना नहीं है।" },
  neverReadable: {
    en: "No earlier version of this record can be read. Ask the web developer to correct the file.",
    hi: "इस रिकॉर्ड का कोई पुराना रूप पढ़ा नहीं जा सकता। वेब डेवलपर से फ़ाइल ठीक कराएँ।",
  },
  nameTaken: { en: "There is a record of this name already.", hi: "इस नाम का रिकॉर्ड पहले से है।" },
  deletedMeanwhile: {
    en: "Somebody has deleted this meanwhile. History can bring it back; then save again what you have typed here.",
    hi: "इस बीच किसी ने इसे हटा दिया। “बदलाव” से वापस लाएँ, फिर यहाँ जो लिखा है उसे दोबारा सेव करें।",
  },
  changedMeanwhile: {
    en: "Somebody else has changed this meanwhile. Reload the page: what you typed is kept, and offered to you again.",
    hi: "इस बीच किसी और ने इसे बदल दिया। पेज फिर से खोलें: आपका लिखा सुरक्षित है और वापस दिखेगा।",
  },
  sameChanged: {
    en: "Somebody else has changed the same thing meanwhile. Nothing is lost. Try again, and choose which of the two stays.",
    hi: "इस बीच किसी और ने भी यही बदला है। कुछ नहीं खोया है। दोबारा करें और चुनें कि दोनों में से क्या रहे।",
  },
  needsName: { en: "It needs a name first.", hi: "पहले नाम लिखें।" },
  noContentFile: { en: "“{path}” is no file of the content.", hi: "“{path}” इस वेबसाइट की फ़ाइल नहीं है।" },
  isLink: {
    en: "“{path}” is a link to another place, which nothing keeps or checks. Put the folder or file itself there.",
    hi: "“{path}” किसी दूसरी जगह का लिंक है, जो न रखी जाती है न जाँची जाती है। वहाँ फ़ोल्डर या फ़ाइल ही रखें।",
  },
  tooLong: {
    en: "The record has more than a million characters, more than 10,000 fields, or more than 500 fields in one group. Remove what doesn't belong there.",
    hi: "रिकॉर्ड में दस लाख से ज़्यादा अक्षर, 10,000 से ज़्यादा ख़ाने, या एक ही समूह में 500 से ज़्यादा ख़ाने हैं। जो ज़रूरी नहीं, उसे निकालें।",
  },
  namedHere: { en: "It cannot be deleted while it is named here:", hi: "जब तक इसका नाम यहाँ है, यह हट नहीं सकता:" },
  noSuchChange: { en: "There is no such change.", hi: "ऐसा कोई बदलाव नहीं है।" },
  notUnderstood: {
    en: "The request cannot be understood. Reload the page.",
    hi: "डेस्क यह समझ नहीं पाया। पेज फिर से खोलें।",
  },
  nameFirst: {
    en: "Say your name first: it stands beside what you change.",
    hi: "पहले अपना नाम लिखें: आपके बदलाव के साथ वही दिखता है।",
  },
  loginNeeded: { en: "Log in to continue.", hi: "आगे बढ़ने के लिए लॉग इन करें।" },
  wrongPassword: {
    en: "The name or the password is wrong. Check both, and try again.",
    hi: "नाम या पासवर्ड ग़लत है। दोनों देखकर फिर से लिखें।",
  },
  accountsUnreadable: {
    en: "Nobody can log in, because the list of accounts can't be read: {file} ({why}). Ask the web developer to create it, readable for the user of the desk.",
    hi: "कोई लॉग इन नहीं कर सकता, क्योंकि खातों की सूची पढ़ी नहीं जा सकती: {file} ({why})। वेब डेवलपर से इसे ऐसे बनवाएँ कि डेस्क का यूज़र इसे पढ़ सके।",
  },
  // Today.
  noSuchDay: { en: "There is no such day.", hi: "ऐसा कोई दिन नहीं है।" },
  sessionGone: {
    en: "This session is not there any more. Reload the page.",
    hi: "यह OPD अब नहीं है। पेज फिर से खोलें।",
  },
  dayIsOver: {
    en: "This day is over. Choose today, and tap again.",
    hi: "यह दिन बीत चुका है। आज का दिन चुनें, फिर दोबारा दबाएँ।",
  },
  timeHasPassed: {
    en: "This time has passed. Choose a later time.",
    hi: "यह समय निकल चुका है। इसके बाद का समय चुनें।",
  },
  notLate: {
    en: "The session begins at {from}. Choose a later time.",
    hi: "OPD {from} बजे शुरू होती है। इसके बाद का समय चुनें।",
  },
  overByThen: {
    en: "The session is over by then. Choose “Away” instead.",
    hi: "तब तक OPD ख़त्म हो चुकी होगी। इसके बदले “नहीं आएँगे” चुनें।",
  },
  endsBetween: {
    en: "It has to end between {from} and {to}. Choose another time.",
    hi: "OPD {from} और {to} के बीच ख़त्म होनी चाहिए। दूसरा समय चुनें।",
  },
  addedForDate: {
    en: "These hours were added for a date: change them there, under “Leave, holidays, extra clinics”.",
    hi: "यह समय किसी एक तारीख़ के लिए जोड़ा गया था: इसे “छुट्टियाँ, बदला हुआ समय” में बदलें।",
  },
  // Reviews.
  noReview: { en: "This record has no medical review.", hi: "इस रिकॉर्ड की जाँच डॉक्टर से नहीं कराई जाती।" },
  whichLanguage: { en: "Say which language you have read.", hi: "बताएँ कि आपने किस भाषा में पढ़ा।" },
  changedSinceOpened: {
    en: "The text has been changed since you opened it. Read what is new, and sign again.",
    hi: "आपके खोलने के बाद लेख बदला गया है। जो नया है उसे पढ़ें, फिर बटन दोबारा दबाएँ।",
  },
  previewNotSetUp: {
    en: "Previews have no address yet. Ask the web developer to set one up (PREVIEW_ORIGIN).",
    hi: "प्रीव्यू का पता अभी तय नहीं है। वेब डेवलपर से इसे सेट कराएँ (PREVIEW_ORIGIN)।",
  },
  linkClosed: {
    en: "This link is not open any more: it was answered, or is older than seven days.",
    hi: "यह लिंक अब नहीं खुलता: इसका जवाब दिया जा चुका है, या यह सात दिन से पुराना है।",
  },
  // Spreadsheets, pictures, notices.
  noSuchList: { en: "There is no such list.", hi: "ऐसी कोई सूची नहीं है।" },
  noFile: { en: "No file came with it. Choose one.", hi: "साथ में कोई फ़ाइल नहीं आई। एक चुनें।" },
  noListSheet: {
    en: "None of its sheets has the name of a list. Take the file from here, and keep the names of its sheets.",
    hi: "इसकी किसी शीट का नाम सूची जैसा नहीं है। फ़ाइल यहीं से डाउनलोड करें, और शीटों के नाम वैसे ही रखें।",
  },
  sheetUnreadable: {
    en: "The file cannot be read. Open it in Excel or LibreOffice, save it as .xlsx, and choose that.",
    hi: "फ़ाइल पढ़ी नहीं जा सकती। इसे Excel या LibreOffice में खोलें, .xlsx बनाकर सेव करें, और वही चुनें।",
  },
  noPicture: { en: "No picture came with it. Choose one.", hi: "साथ में कोई तस्वीर नहीं आई। एक चुनें।" },
  pictureUnreadable: {
    en: "{name} cannot be opened: it is no picture, or only a part of one. Take it from the camera again.",
    hi: "{name} नहीं खुलती: यह तस्वीर नहीं है, या अधूरी है। कैमरे से दोबारा लें।",
  },
  pictureHuge: {
    en: "{name} has more than 100 million pixels. Make it smaller first, or take a photo of it.",
    hi: "{name} में 10 करोड़ से ज़्यादा पिक्सेल हैं। पहले इसे छोटा करें, या इसकी फ़ोटो लें।",
  },
  pictureGone: { en: "A photo is not here any more. Choose it again.", hi: "एक फ़ोटो अब यहाँ नहीं है। उसे फिर से चुनें।" },
  wrongWidth: {
    en: "The width of a picture must be a whole number of pixels, such as 320.",
    hi: "तस्वीर की चौड़ाई पूरे पिक्सेल में होनी चाहिए, जैसे 320।",
  },
  wrongCrop: {
    en: "The selected part lies outside of the picture. Select it again.",
    hi: "चुना हुआ हिस्सा तस्वीर से बाहर है। उसे फिर से चुनें।",
  },
  picturesShown: {
    en: "These pictures are shown somewhere, and stay: {names}.",
    hi: "ये तस्वीरें कहीं दिखती हैं, इसलिए रहेंगी: {names}।",
  },
  noticeGone: { en: "There is no such notice any more.", hi: "ऐसी सूचना अब नहीं है।" },
  tooLarge: {
    en: "This is more than 30 MB at once. Nothing was changed. Choose a smaller picture or file.",
    hi: "यह एक साथ 30 MB से ज़्यादा है। कुछ नहीं बदला। छोटी तस्वीर या फ़ाइल चुनें।",
  },
  noSuchAddress: { en: "There is nothing at this address.", hi: "इस पते पर कुछ नहीं है।" },
  serverFailed: {
    en: "The editor's server failed; its window says more.",
    hi: "डेस्क का सर्वर अटक गया; उसकी विंडो में और लिखा है।",
  },
  // The computer.
  mayNotWrite: {
    en: "The editor may not write into its folder. What was saved before is kept. Whoever looks after this computer has to allow it.",
    hi: "डेस्क को अपने फ़ोल्डर में लिखने की अनुमति नहीं है। पहले का सेव किया सुरक्षित है। जो यह कंप्यूटर सँभालते हैं, उनसे अनुमति लें।",
  },
  diskFull: {
    en: "The disk of this computer is full. What was saved before is kept. Make room on it, then do it again.",
    hi: "इस कंप्यूटर की डिस्क भर गई है। पहले का सेव किया सुरक्षित है। जगह बनाएँ, फिर दोबारा करें।",
  },
  partOfAnother: {
    en: "The website has to be a repository of its own: {root} is a part of {top}.",
    hi: "वेबसाइट का अपना रिपॉज़िटरी होना चाहिए: {root} अभी {top} का हिस्सा है।",
  },
  withoutGit: {
    en: "The editor keeps every change with git, which is not on this computer: https://git-scm.com",
    hi: "हर बदलाव git से रखा जाता है, जो इस कंप्यूटर पर नहीं है: https://git-scm.com",
  },
  gitRefuses: {
    en: "git does not open this folder. It has to belong to the user that the editor runs as.\n{output}",
    hi: "git यह फ़ोल्डर नहीं खोलता। यह उसी यूज़र का होना चाहिए जिससे डेस्क चलता है।\n{output}",
  },
  notInPlace: {
    en: "It is kept, but not in its place yet: {why} Start the editor again.",
    hi: "बदलाव सुरक्षित है, पर अभी अपनी जगह पर नहीं: {why} डेस्क को बंद करके फिर चलाएँ।",
  },
  gitInUse: {
    en: "Another program is using git in this folder. Try again in a minute; if it stays so, and nobody uses git here, delete {file}.",
    hi: "इस फ़ोल्डर में कोई और प्रोग्राम git चला रहा है। एक मिनट बाद फिर कोशिश करें; तब भी न हो और कोई git न चला रहा हो, तो {file} हटाएँ।",
  },
  publishedNow: {
    en: "The website is being published just now{place}. Try again in a minute.",
    hi: "बदलाव अभी वेबसाइट पर डाले जा रहे हैं{place}। एक मिनट बाद फिर कोशिश करें।",
  },
  openAlready: { en: "The editor is open already{place}, at {url}.", hi: "डेस्क पहले से खुला है{place}: {url}" },
  // Publishing.
  noSuchRelease: { en: "There is no such release any more.", hi: "वह पुरानी वेबसाइट अब यहाँ नहीं रखी है।" },
  chosenAlready: { en: "Somebody has chosen already.", hi: "किसी ने पहले ही चुन लिया है।" },
  dayNeedsAll: {
    en: "It goes with something that is saved and not live yet, as a new doctor. Publish all of it.",
    hi: "यह किसी ऐसी चीज़ के साथ है जो सेव है पर वेबसाइट पर नहीं, जैसे नए डॉक्टर। सब कुछ वेबसाइट पर डालें।",
  },
  mayNotPublish: {
    en: "{name} may not publish: deploy/publish.yaml names who may.",
    hi: "{name} वेबसाइट पर नहीं डाल सकते: किसे अनुमति है, deploy/publish.yaml में लिखा है।",
  },
  notSetUp: {
    en: "It isn’t set up yet where the website goes. Ask the web developer to add the lines to {file}.",
    hi: "वेबसाइट कहाँ जाए, यह अभी तय नहीं किया गया। वेब डेवलपर से {file} में यह लिखवाएँ।",
  },
  settingsUnreadable: {
    en: "{file} can't be read ({why}). It has to be a file that the user of the desk may read.",
    hi: "{file} पढ़ी नहीं जा सकती ({why})। यह ऐसी फ़ाइल होनी चाहिए जिसे डेस्क का यूज़र पढ़ सके।",
  },
  settingsNotYaml: {
    en: "{file}, line {line}: the line isn't valid YAML. Write each setting once, as name: value. Put a value that has a colon or # in quotes.",
    hi: '{file}, पंक्ति {line}: यह पंक्ति सही YAML नहीं है। हर सेटिंग एक ही बार लिखें, ऐसे: name: value। जिस मान में कोलन या # हो, उसे उद्धरण चिह्नों ("…") में लिखें।',
  },
  settingUnknown: {
    en: "{file}, line {line}: “{name}” isn't a setting. Use one of these: {names}.",
    hi: "{file}, पंक्ति {line}: “{name}” नाम की कोई सेटिंग नहीं है। इनमें से एक लिखें: {names}।",
  },
  settingWrong: {
    en: "{file}, line {line}: “{name}” has a wrong value. Write it like this: {example}",
    hi: "{file}, पंक्ति {line}: “{name}” का मान ग़लत है। इसे ऐसे लिखें: {example}",
  },
  settingsTarget: {
    en: "{file} needs exactly one of the lines release, command and push, and has {count}. Ask the web developer to correct it.",
    hi: "{file} में release, command और push में से ठीक एक पंक्ति होनी चाहिए; अभी {count} हैं। वेब डेवलपर से इसे ठीक कराएँ।",
  },
  releaseFolderMissing: {
    en: "The folder for the website, {folder}, isn't there. Ask the web developer to create it, or to correct the line release in deploy/publish.yaml.",
    hi: "वेबसाइट का फ़ोल्डर {folder} मौजूद नहीं है। वेब डेवलपर से इसे बनवाएँ, या deploy/publish.yaml में release की पंक्ति ठीक कराएँ।",
  },
  targetUnreachable: {
    en: "The place where the website goes can't be reached: {target}. Check the network, or ask the web developer to check the line release in deploy/publish.yaml.\n{output}",
    hi: "वेबसाइट जहाँ जाती है, वहाँ तक पहुँचा नहीं जा सका: {target}। नेटवर्क देखें, या वेब डेवलपर से deploy/publish.yaml में release की पंक्ति दिखवाएँ।\n{output}",
  },
  pushNeedsOrigin: {
    en: "deploy/publish.yaml says push, but this folder has no remote called origin to push to. A developer has to add it: git remote add origin <its address>",
    hi: "deploy/publish.yaml में push लिखा है, पर इस फ़ोल्डर में origin नाम का कोई remote नहीं है। किसी डेवलपर को इसे जोड़ना होगा: git remote add origin <उसका पता>",
  },
  brandWrong: {
    en: "{file}, line {line}: {message} {fix} Until then the desk has plain colours.",
    hi: "{file}, पंक्ति {line}: लोगो और रंगों की यह फ़ाइल पढ़ी नहीं जा सकती। किसी डेवलपर को यह ठीक करना होगा: {message} {fix} तब तक डेस्क सादे रंगों में दिखेगा।",
  },
  contentCameOrWent: {
    en: "The folder content/ has come or gone since the editor was started. Start the editor again.",
    hi: "डेस्क चलने के बाद content/ फ़ोल्डर बना या हटाया गया है। डेस्क को बंद करके फिर चलाएँ।",
  },
  isSample: {
    en: "This is the invented hospital of the sample, which does not go live: npx hospital new",
    hi: "यह काल्पनिक नमूना अस्पताल है, जो वेबसाइट पर नहीं जाता: npx hospital new",
  },
  notCommitted: {
    en: "The hospital's content/ is not in git. A developer has to commit it first.",
    hi: "अस्पताल का content/ git में नहीं है। पहले किसी डेवलपर को उसे commit करना होगा।",
  },
  changedByHand: {
    en: "These files were changed elsewhere, and by hand in this folder too. A developer has to commit them first: {files}.",
    hi: "ये फ़ाइलें कहीं और भी बदली गईं और इस फ़ोल्डर में हाथ से भी। पहले किसी डेवलपर को उन्हें commit करना होगा: {files}।",
  },
  leftByHand: {
    en: "Not on the website is what was changed by hand in this folder. A developer has to commit it: {files}.",
    hi: "इस फ़ोल्डर में हाथ से जो बदला गया, वह वेबसाइट पर नहीं है। किसी डेवलपर को उसे commit करना होगा: {files}।",
  },
  putRightFirst: {
    en: "The website cannot go live until this is put right:",
    hi: "इसे ठीक किए बिना कुछ वेबसाइट पर नहीं जा सकता:",
  },
  chooseSide: {
    en: "{name} was changed here and by {by}. Choose which of the two it is; all the rest is live.",
    hi: "{name} यहाँ भी बदला गया और {by} ने भी बदला। दोनों में से एक चुनें; बाक़ी सब वेबसाइट पर है।",
  },
  sourceUnknown: {
    en: "Nobody knows any more what this release was made of.",
    hi: "अब पता नहीं कि वह पुरानी वेबसाइट किससे बनी थी।",
  },
  notShownYet: {
    en: "The website was handed over, but it does not show yet what was built:",
    hi: "वेबसाइट सौंप दी गई, पर अभी वह नहीं दिखता जो बनाया गया:",
  },
  builtWrong: { en: "The built website is not right:", hi: "बनी हुई वेबसाइट ठीक नहीं है:" },
  answersNot: { en: "{address} does not answer.", hi: "{address} से कोई जवाब नहीं आया।" },
  answersLate: { en: "{address} takes longer than {seconds} seconds.", hi: "{address} {seconds} सेकंड में भी नहीं खुला।" },
  answersWith: { en: "{address} answers {status}.", hi: "{address} का जवाब: {status}।" },
  withoutEmergency: {
    en: "{address} does not show the emergency number.",
    hi: "{address} पर इमरजेंसी नंबर नहीं दिखता।",
  },
  showsAnother: {
    en: "{address} shows another page than the one that was built.",
    hi: "{address} पर वह पेज नहीं है जो बनाया गया।",
  },
  withoutPages: { en: "It has no pages.", hi: "उसमें कोई पेज नहीं है।" },
  notBuilt: { en: "The website could not be built.\n{output}", hi: "वेबसाइट नहीं बन सकी।\n{output}" },
  notInstalled: {
    en: "A developer's change needs packages that cannot be installed here.\n{output}",
    hi: "डेवलपर के बदलाव को ऐसे पैकेज चाहिए जो यहाँ नहीं लग सके।\n{output}",
  },
  notPutLive: { en: "The website could not be put live.\n{output}", hi: "बदलाव वेबसाइट पर नहीं डाले जा सके।\n{output}" },
  oneBeforeIsLive: {
    en: "The website could not be put live; the one before still is.\n{output}",
    hi: "बदलाव वेबसाइट पर नहीं डाले जा सके; पहले वाली वेबसाइट चल रही है।\n{output}",
  },
  putLiveStopped: {
    en: "The website was not put live: it was stopped, or took too long.",
    hi: "बदलाव वेबसाइट पर नहीं गए: रोका गया, या बहुत देर लगी।",
  },
  askingStopped: {
    en: "The website was handed over. Whether it shows was not asked any longer.",
    hi: "वेबसाइट सौंप दी गई। वह दिखती है या नहीं, यह आगे नहीं पूछा गया।",
  },
  stopped: { en: "The publishing was stopped. What was live still is.", hi: "रोक दिया गया। पहले वाली वेबसाइट चल रही है।" },
  tookTooLong: {
    en: "The publishing took too long, and was stopped. What is saved stays saved. ({step}, {seconds} s)",
    hi: "बहुत देर लगी, इसलिए रोक दिया गया। जो सेव है, सुरक्षित है। ({step}, {seconds} सेकंड)",
  },
  cutOff: {
    en: "The last publishing was cut off, as by a power cut. Publish again.",
    hi: "पिछली बार वेबसाइट पर डालते-डालते काम रुक गया, जैसे बिजली जाने से। फिर से डालें।",
  },
  failed: { en: "Publishing failed: {why}", hi: "वेबसाइट पर नहीं जा पाया: {why}" },
  withoutBranch: {
    en: "A developer has left this folder without a branch: git switch main",
    hi: "डेवलपर ने यह फ़ोल्डर बिना branch के छोड़ा है: git switch main",
  },
  notFetched: {
    en: "The repository elsewhere could not be asked for what developers have changed.\n{output}",
    hi: "दूसरे रिपॉज़िटरी से नहीं पूछा जा सका कि डेवलपर ने क्या बदला।\n{output}",
  },
  pushRejected: {
    en: "Others have sent changes to the repository at the same time. Publish again.",
    hi: "उसी समय दूसरों ने भी रिपॉज़िटरी में बदलाव भेजे। फिर से डालें।",
  },
  notPushed: {
    en: "The repository elsewhere did not take the changes; they are kept here and go with the next publishing.\n{output}",
    hi: "दूसरे रिपॉज़िटरी ने बदलाव नहीं लिए; वे यहाँ सुरक्षित हैं और अगली बार साथ जाएँगे।\n{output}",
  },
  nothingInCommon: {
    en: "The history of the repository elsewhere was rewritten and has nothing in common with this one. A developer has to merge them.",
    hi: "दूसरे रिपॉज़िटरी का इतिहास बदल दिया गया है और इससे कोई मेल नहीं रखता। किसी डेवलपर को दोनों को मिलाना होगा।",
  },
  liveWithoutOthers: {
    en: "What is saved here is live, without the developers' changes. Nothing was sent to the repository elsewhere. A developer has to merge the two.",
    hi: "यहाँ जो सेव है वह वेबसाइट पर है, डेवलपर के बदलावों के बिना। दूसरे रिपॉज़िटरी को कुछ नहीं भेजा गया। किसी डेवलपर को दोनों को मिलाना होगा।",
  },
  notWithoutOthers: {
    en: "The host builds the website from the repository elsewhere, so nothing can go live without it. A developer has to merge the two.",
    hi: "होस्ट वेबसाइट को दूसरे रिपॉज़िटरी से बनाता है, इसलिए उसके बिना कुछ वेबसाइट पर नहीं जा सकता। किसी डेवलपर को दोनों को मिलाना होगा।",
  },
  mergeByDeveloper: {
    en: "A developer has to merge what was changed here and elsewhere: {files}.",
    hi: "जो यहाँ भी और कहीं और भी बदला गया, उसे किसी डेवलपर को मिलाना होगा: {files}।",
  },
} satisfies Record<string, Said>;

/** A refusal's sentence, with its values. */
export function say(about: keyof typeof refusals, values: Record<string, string | number> = {}): Said {
  const { en, hi } = refusals[about];
  return { en: fill(en, values), hi: fill(hi, values) };
}
