/** Answers queries that may speak of a danger. On a page's own thread, reading the model would hold back the first letters. */
import danger from "virtual:dangers";
import type { Locale } from "@hospital/content/text/locales";
import { createAnswer, type DangerAnswer } from "./danger-answer";

export interface DangerRequest {
  query: string;
  locale: Locale;
}

export interface DangerReply {
  query: string;
  /** Absent where no danger is recognised. */
  answer: DangerAnswer | undefined;
}

const answer = createAnswer(danger);

addEventListener("message", ({ data: { query, locale } }: MessageEvent<DangerRequest>) => {
  const reply: DangerReply = { query, answer: answer(query, locale) };
  postMessage(reply);
});
// Ready.
postMessage(undefined);
