import { dayMs } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import type { FieldReference } from "../../messages/en/problems.ts";
import { type Fault, fault } from "../../messages/write-problem.ts";
import { codePointOf } from "../../text/characters.ts";
import { placeholderDigits, writtenPhone } from "../../text/phone-number.ts";
import { spokenLanguages } from "../../vocabulary.ts";

/* Common mistakes in a value, for `.meta({ mistake })`; undefined if the message of the schema explains it best. */

export function phoneMistake(field: FieldReference, value: string): Fault | undefined {
  const allDigits = value.replaceAll(/\D/g, "");
  const odd = /[^\P{Z} ]|(?!-)\p{Pd}|\p{Default_Ignorable_Code_Point}/u.exec(value)?.[0];
  if (odd) {
    const plain = value.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").replaceAll(/\p{Pd}/gu, "-");
    return fault("phoneCharacter", { field, code: codePointOf(odd), correction: writtenPhone(plain) });
  }
  if (/\d[\s,;(]*(?:ext|extn|extension|x|#)[\s.:]*\d{1,6}\)?$/i.test(value) && allDigits.length > 9)
    return fault("phoneExtension", { field });
  const zero = /^(?:\+|00)?91[ -]*0(?!(?: ?0){4})/.exec(value);
  if (zero && allDigits.length >= 12) {
    const correction = writtenPhone(value.replace(/^((?:\+|00)?91[ -]*)0+/, "$1"));
    return fault("phoneZero", { field, correction });
  }
  const correction = writtenPhone(value);
  if (correction) {
    const isWhole = correction.startsWith("+91") && value.startsWith("+91") && !/[^\d +-]/.test(value);
    const kind = isWhole ? "punctuation" : correction.startsWith("+91") ? "country" : "spaces";
    return fault("phoneFormat", { field, value, correction, fault: kind });
  }
  if (allDigits === "" || placeholderDigits.test(allDigits)) return fault("notAPhone", { field, value });
  const digits =
    value.startsWith("+91") || allDigits.length > 11 ? allDigits.replace(/^0*91/, "") : allDigits.replace(/^0/, "");
  if (digits.length === 10) return fault("phoneBeginning", { field, value });
  return fault("phoneLength", { field, digits: digits.length });
}

export function timeMistake(field: FieldReference, value: string): Fault | undefined {
  const [, hours = "", minutes = "00", half = ""] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*([ap])?\.?\s*(?:m\.?)?$/i.exec(value) ?? [];
  if (hours === "") return undefined;
  const hour = Number(hours);
  if (Number(minutes) > 59) return fault("minutes", { field, minutes: Number(minutes) });
  if (hour > (half ? 12 : 23)) return fault("noSuchTime", { field, value });
  const of24 = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return fault("timeFormat", { field, value, correction: `${String(of24).padStart(2, "0")}:${minutes}` });
}

/** "24:00" is a time at which hours end, and 25:00 isn't. */
export function endTimeMistake(field: FieldReference, value: string): Fault | undefined {
  const mistake = timeMistake(field, value);
  return mistake?.code === "noSuchTime" ? undefined : mistake;
}

export function dayMistake(field: FieldReference, value: string): Fault | undefined {
  const [, withTime] = /^(\d{4}-\d{2}-\d{2})[Tt ]/.exec(value) ?? [];
  if (withTime) return fault("dayWithTime", { field, value, correction: withTime });
  if (/^\d{5}(?:\.\d+)?$/.test(value)) {
    const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(value)) * dayMs);
    return fault("spreadsheetDay", { field, value, correction: date.toISOString().slice(0, 10) });
  }
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(value) ?? [];
  const correction = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(correction)) return undefined;
  const isInCalendar = z.iso.date().safeParse(correction).success;
  return isInCalendar ? fault("dayOrder", { field, value, correction }) : fault("noSuchDay", { field, value });
}

export function addressMistake(field: FieldReference, value: string): Fault | undefined {
  if (/\s/.test(value)) return fault("addressWithSpace", { field, value });
  if (/^http:\/\//i.test(value)) return fault("addressNotSecure", { field, correction: `https://${value.slice(7)}` });
  const lacksScheme = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(value);
  return lacksScheme ? fault("addressWithoutHttps", { field, correction: `https://${value}` }) : undefined;
}

export function mapAddressMistake(field: FieldReference, value: string): Fault | undefined {
  const [, inFrame] = /src="(https:[^"]+)"/.exec(value) ?? [];
  if (inFrame) return fault("mapFrame", { field, correction: inFrame });
  return fault("mapPage", { field, provider: /google|goo\.gl/.test(value) ? "google" : "openstreetmap" });
}

export function emailMistake(field: FieldReference, value: string): Fault | undefined {
  if (/\s/.test(value)) return fault("emailWithSpace", { field, value });
  return value.includes("@") ? undefined : fault("emailWithoutAt", { field, value });
}

export function postalCodeMistake(field: FieldReference, value: string): Fault | undefined {
  const digits = value.replaceAll(/\D/g, "");
  if (digits.length === 6 && !/[^\d ]/.test(value)) return fault("postalCodeFormat", { field, correction: digits });
  return fault("postalCodeLength", { field, digits: digits.length });
}

export function videoAddressMistake(field: FieldReference, value: string): Fault | undefined {
  const [, id] = /(?:youtu\.be\/|youtube\.com\/(?:shorts\/|embed\/|live\/|watch\?.*\bv=))([\w-]{11})/.exec(value) ?? [];
  return id ? fault("videoAddress", { field, correction: `https://www.youtube.com/watch?v=${id}` }) : undefined;
}

export function languageMistake(field: FieldReference, value: string): Fault | undefined {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const correction = spokenLanguages.find((language) => names.of(language)?.toLowerCase() === value.toLowerCase());
  return correction ? fault("languageCode", { field, value, correction }) : undefined;
}
