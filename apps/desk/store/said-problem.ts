import { type Problem as Found, placeLabel } from "@hospital/content/check/problem";
import { inHindi } from "@hospital/content/messages/hindi-problems";
import type { Problem } from "../api.ts";
import { hindiPlaces } from "../forms/hindi-labels.ts";
import type { Said } from "./refusals.ts";

/* What the content check says, in the languages of the desk. */

const placeInHindi = hindiPlaces();

/** A problem at its place in a form. */
export type SaidProblem = Omit<Problem, "place" | "message"> & Record<"place" | "message", Said>;

export function toProblem(problem: Found): SaidProblem {
  const { file, field, plain } = problem;
  const path = file.replace(/^content\//, "");
  const [, language] = /\.([a-z]+)\.md$/.exec(path) ?? [];
  const steps = field.split(".").filter(Boolean);
  return {
    path: path.replace(/\.[a-z]+\.md$/, ".yaml"),
    field: language ? ["overview", language] : steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    place: placeOfProblem(problem),
    message: { en: plain, hi: placeInHindi(inHindi(plain)) },
  };
}

/** "Doctors › Dr Asha Rao › OPD hours › 2". */
export function placeOfProblem(problem: Found): Said {
  const place = placeLabel(problem);
  return { en: place, hi: placeInHindi(place) };
}

/** Place and problem in one line. */
export function saidOf(problem: Found): Said {
  const { place, message } = toProblem(problem);
  const line = (language: keyof Said) => [place[language], message[language]].filter(Boolean).join(": ");
  return { en: line("en"), hi: line("hi") };
}
