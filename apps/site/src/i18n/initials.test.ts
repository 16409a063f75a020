import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test.each([
  ["Dr Asha Rao", "AR"],
  ["Dr. Meenakshi Subramaniam", "MS"],
  ["डॉ. आशा राव", "आ रा"],
  ["श्रीमती क्षमा ज्ञानी", "क्ष ज्ञा"],
  ["Lalrinpuii", "L"],
  ["Mary Anne D'Souza", "MD"],
  ["Dr A. P. J. Kalam", "AK"],
  ["élodie roy", "ÉR"],
  ["राकेश (वार्ड 3)", "रा वा"],
  ["ഡോ. കുഞ്ഞുമോൻ ടെസ്റ്റ്", "കു ടെ"],
  ["ശ്രീലക്ഷ്മി തൃക്കാക്കര", "ശ്രീ തൃ"],
  ["డా. విజయ టెస్ట్", "వి టె"],
  ["டாக்டர் கயல்விழி டெஸ்ட்", "க டெ"],
  ["ডাঃ অনন্যা বসু", "অ ব"],
  ["ডা° অনিমেষ কলিতা", "অ ক"],
  ["ڈاکٹر زینب ٹیسٹ", "ز ٹ"],
  ["ಎಲ್. ಜ್ಯೋತಿ", "ಎಲ್ ಜ್ಯೋ"],
  ["ಎಸ್.ಎನ್. ಕವಿತಾ", "ಎಸ್ ಕ"],
  ["ಅರುಣ್ ಕುಮಾರ್ ಬಿ. ಎಲ್.", "ಅ ಕು"],
  ["डॉ. एस. ज्ञानेश्वर", "एस ज्ञा"],
  ["ஸ்ரீ. க. கயல்விழி", "ஸ்ரீ க"],
  ["Arun Kumar B. L.", "AK"],
  ["Ramesh B.", "RB"],
  ["Dr.A.P.J.Kalam", "AK"],
  ["Prof. Dr. Asha Rao", "AR"],
  ["Dr", ""],
  ["12", ""],
])("the initials of %s are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
