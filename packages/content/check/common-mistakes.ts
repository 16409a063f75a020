import { z } from "astro/zod";
import { writtenPhone } from "../text/phone-number.ts";
import { spokenLanguages } from "../vocabulary.ts";
import { characterName } from "./characters.ts";

type Explanation = [message: string, fix: string] | undefined;

/**
 * Specific messages and fixes for frequent mistakes, by the `form` that src/content/ gives the field. Nothing where the
 * schema's message is best.
 */
export function commonMistake(form: unknown, name: string, value: unknown): Explanation {
  const explain = commonMistakes[String(form)];
  if (!explain || (typeof value !== "string" && typeof value !== "number")) return undefined;
  return explain(`The ${form} ${name}`.trim(), String(value).replaceAll(/^[ \t\n]+|[ \t\n]+$/g, ""));
}

const commonMistakes: Record<string, (name: string, value: string) => Explanation> = {
  "phone number"(name, value) {
    const all = value.replaceAll(/\D/g, "");
    const odd = /[^\P{Z} ]|(?!-)\p{Pd}|\p{Default_Ignorable_Code_Point}/u.exec(value)?.[0];
    if (odd) {
      const plain = value.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").replaceAll(/\p{Pd}/gu, "-");
      const right = writtenPhone(plain);
      const fix = right ? `Write "${right}", in quotes.` : "Delete the number and type it by hand.";
      return [`${name} has ${characterName(odd)} in it.`, fix];
    }
    const zero = /^(?:\+|00)?91[ -]*0(?!(?: ?0){4})/.exec(value);
    if (zero && all.length >= 12) {
      const without = writtenPhone(value.replace(/^((?:\+|00)?91[ -]*)0+/, "$1"));
      return [
        `${name} has a 0 after +91, so that nobody can dial it from a mobile.`,
        without ? `Write "${without}", in quotes.` : `Without the 0 a digit is missing. ${tenDigits}`,
      ];
    }
    const right = writtenPhone(value);
    if (right) {
      const isWhole = right.startsWith("+91") && value.startsWith("+91") && !/[^\d +-]/.test(value);
      const lacks = right.startsWith("+91") ? `${name} lacks +91 at its start.` : `${name} is "${value}".`;
      return [isWhole ? `${name} may have digits and spaces only after +91.` : lacks, `Write "${right}", in quotes.`];
    }
    if (all === "") return [`${name} is not a phone number: "${value}".`, tenDigits];
    const digits = value.startsWith("+91") || all.length > 11 ? all.replace(/^0*91/, "") : all.replace(/^0/, "");
    if (digits.length === 10)
      return [
        `${name} is "${value}", and no number in India begins like that.`,
        "A mobile begins with 6 to 9; after a landline's area code comes a digit from 2 to 7. Look the number up again.",
      ];
    const has = `${numberWords[digits.length] ?? digits.length} ${digits.length === 1 ? "digit" : "digits"}`;
    return [`${name} has ${has}; it needs ten after +91.`, tenDigits];
  },

  time(name, value) {
    const [, hours = "", minutes = "00", half = ""] =
      /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*([ap])?\.?\s*(?:m\.?)?$/i.exec(value) ?? [];
    if (hours === "") return undefined;
    const said = Number(hours);
    if (Number(minutes) > 59)
      return [`${name} has ${Number(minutes)} minutes; an hour has 60.`, 'Write minutes from "00" to "59".'];
    if (said > (half ? 12 : 23))
      return [`${name} is "${value}": no clock shows that.`, 'Write a time from "00:00" to "23:59".'];
    const hour = half ? (said % 12) + (half.toLowerCase() === "p" ? 12 : 0) : said;
    const right = `${String(hour).padStart(2, "0")}:${minutes}`;
    return [
      `${name} is "${value}": a time has two digits, a colon and two digits, on a clock of 24 hours.`,
      `Write "${right}", in quotes.`,
    ];
  },

  day(name, value) {
    const [, withTime] = /^(\d{4}-\d{2}-\d{2})[Tt ]/.exec(value) ?? [];
    if (withTime) return [`${name} is "${value}": a day has no time.`, `Write ${withTime}.`];
    if (/^\d{5}(?:\.\d+)?$/.test(value)) {
      const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(value)) * 86_400_000).toISOString().slice(0, 10);
      return [`${name} is ${value}, which is how a spreadsheet counts days: ${date}.`, `Write ${date}.`];
    }
    const [, day = "", month = "", year = ""] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(value) ?? [];
    const right = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(right)) return undefined;
    if (!z.iso.date().safeParse(right).success)
      return [`${name} is "${value}": there is no such day.`, "Look at the calendar, and correct it."];
    return [`${name} is "${value}": the year comes first, then the month, then the day.`, `Write ${right}.`];
  },

  address(name, value) {
    if (/\s/.test(value)) return [`${name} has a space in it: "${value}".`, "Copy the address once more."];
    if (/^http:\/\//i.test(value))
      return [
        `${name} begins with "http://": others can read and change what goes over such a line.`,
        `Open "https://${value.slice(7)}"; if it shows the right page, write that. It must start with "https://".`,
      ];
    if (/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(value))
      return [`${name} lacks "https://" at its start.`, `Write "https://${value}".`];
    return undefined;
  },

  "map's address"(name, value) {
    const [, inFrame] = /src="(https:[^"]+)"/.exec(value) ?? [];
    if (inFrame) return [`${name} is the whole frame; the address in it is enough.`, `Write "${inFrame}".`];
    if (/google|goo\.gl/.test(value))
      return [
        `${name} is that of a page, which cannot stand in another one.`,
        'At Google Maps choose Share, then Embed a map, and take what stands in src="…". The page itself goes into "map".',
      ];
    return [
      `${name} is that of a page, which cannot stand in another one.`,
      'At www.openstreetmap.org choose Share, then HTML, and take what stands in src="…". The page itself goes into "map".',
    ];
  },

  "e-mail address"(name, value) {
    if (/\s/.test(value)) return [`${name} has a space in it: "${value}".`, "Take the space out."];
    if (!value.includes("@"))
      return [
        `${name} must be an e-mail address, and has no @: "${value}".`,
        "Write an e-mail address, as info@hospital.example.",
      ];
    return undefined;
  },

  "postal code"(name, value) {
    const digits = value.replaceAll(/\D/g, "");
    if (digits.length === 6 && !/[^\d ]/.test(value))
      return [`${name} must be six digits in quotes, without a space.`, `Write "${digits}", in quotes.`];
    return [
      `${name} has ${numberWords[digits.length] ?? digits.length} digits; it needs six.`,
      "Write all six digits.",
    ];
  },

  "video's address"(name, value) {
    const [, id] =
      /(?:youtu\.be\/|youtube\.com\/(?:shorts\/|embed\/|live\/|watch\?.*\bv=))([\w-]{11})/.exec(value) ?? [];
    return id
      ? [`${name} is written in another way than the site needs.`, `Write "https://www.youtube.com/watch?v=${id}".`]
      : undefined;
  },

  language(name, value) {
    const names = new Intl.DisplayNames("en", { type: "language" });
    const code = spokenLanguages.find((language) => names.of(language)?.toLowerCase() === value.toLowerCase());
    return code ? [`${name} is "${value}"; a language has a short code here.`, `Write ${code}.`] : undefined;
  },
};

const tenDigits = 'Write +91 and ten digits, as "+91 00000 00001"; a landline without the 0 of its area code.';
const numberWords = "no one two three four five six seven eight nine ten eleven twelve thirteen".split(" ");
