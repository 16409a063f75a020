import { problems as english } from "./en/problems.ts";
import { problems as hindi } from "./hi/problems.ts";
import type { MessageLanguage } from "./labels.ts";

export type ProblemCode = keyof typeof english;
type ProblemValues<Code extends ProblemCode> = Parameters<(typeof english)[Code]>[0];

/** The fault: a code with its values. */
export type Fault = { [Code in ProblemCode]: { code: Code; values: ProblemValues<Code> } }[ProblemCode];

/** `fault("tooSmall", { field, value: 0, min: 1 })`, `fault("invisibleText")`. */
export function fault<Code extends ProblemCode>(code: Code, ...[values]: Parameters<(typeof english)[Code]>): Fault {
  return { code, values: values ?? {} } as Fault;
}

/** Whether a message of a schema is a code of the catalogue. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(english, text);
}

/** For people who see files, in English: what is wrong, and what to do. */
export function fileText({ code, values }: Fault): { message: string; fix: string } {
  const write = english[code] as (values: Fault["values"]) => ReturnType<(typeof english)[ProblemCode]>;
  const [message, fix] = write(values).file;
  return { message, fix };
}

/** For people who see forms: what is wrong and what to do. */
export function formText({ code, values }: Fault, language: MessageLanguage): string {
  if (language === "hi") return (hindi[code] as (values: Fault["values"]) => string)(values);
  return (english[code] as (values: Fault["values"]) => ReturnType<(typeof english)[ProblemCode]>)(values).form;
}
