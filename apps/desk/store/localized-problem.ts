import type { Problem as ContentProblem } from "@hospital/content/check/problem";
import { inEachLanguage, locationLabel, type Message } from "@hospital/content/messages/labels";
import type { Location } from "@hospital/content/messages/location";
import { formText } from "@hospital/content/messages/write-problem";
import { fieldPath } from "@hospital/content/record/record-paths";
import type { LocalizedText, Problem } from "../api.ts";
import { recordOf } from "./paths.ts";

/* A problem of the content check in the languages of the desk. */

/** A problem, with the field of the form to which it belongs. */
export type LocalizedProblem = Omit<Problem, "location" | "message"> & Record<"location" | "message", Message>;

export function toProblem(problem: ContentProblem): LocalizedProblem {
  return { ...toFormLocation(problem), message: inEachLanguage((language) => formText(problem, language)) };
}

/** The field of a location in a form, where a record's prose is one of its fields. */
export function toFormLocation(location: Location): Omit<LocalizedProblem, "message"> {
  const path = location.file.replace(/^content\//, "");
  const [, language] = /\.([a-z]+)\.md$/.exec(path) ?? [];
  return {
    path: recordOf(path),
    field: language ? ["overview", language] : fieldPath(location.field),
    location: locationText(location),
  };
}

/** "Doctors › Dr Asha Rao › OPD hours › 2". */
export function locationText(location: Location): Message {
  return inEachLanguage((language) => locationLabel(location, language));
}

/** Location and problem in one line. */
export function problemLine(problem: ContentProblem): Message {
  const { location, message } = toProblem(problem);
  return withLocation(location, message);
}

/** A message after its location: "Doctors › Dr Asha Rao: …". */
export function withLocation(location: Message, message: LocalizedText): Message {
  return inEachLanguage((language) => [location[language], message[language]].filter(Boolean).join(": "));
}
