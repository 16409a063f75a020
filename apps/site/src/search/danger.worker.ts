/**
 * Answers queries that may contain emergency phrases. On the main thread, reading the model would delay the first
 * letters.
 */
import danger from "virtual:dangers";
import type { Locale } from "@hospital/content/text/locales";
import { createAnswer, type DangerAnswer } from "./danger-answer";

export interface DangerRequest {
  query: string;
  locale: Locale;
}

export interface DangerReply {
  query: string;
  /** Undefined without an emergency phrase. */
  answer: DangerAnswer | undefined;
}

const answer = createAnswer(danger);

addEventListener("message", ({ data: { query, locale } }: MessageEvent<DangerRequest>) => {
  const reply: DangerReply = { query, answer: answer(query, locale) };
  postMessage(reply);
});
// Signals that the worker is ready.
postMessage(undefined);
