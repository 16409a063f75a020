import { type HelpKey, helpIn, labelOf, type MessageLanguage, singularOf } from "@hospital/content/messages/labels";
import { slugOf } from "@hospital/content/record/record-paths";
import { fill } from "@hospital/content/text/fill";
import { type Change, deskName, type LocalizedText } from "../api.ts";
import { dateText } from "../app/days.ts";
import { textOf, useDesk } from "../app/desk-context.ts";

/** The records whose name or title is the hospital's: the desk names them by their file. */
const namedByTheirFile = ["hospital.yaml", "pages/home.yaml"];

/** The texts of the pages of lists: a page has the same title as its list. */
const pagesOfLists = /^pages\/(?:disclosures|dr-in-hospital|gallery|tests|video-gallery|viewall-specialities)\.yaml$/;

/** An error of react-hook-form. The desk's own check writes it in each language, the server in the desk's language. */
export interface FieldError {
  message?: string | undefined;
  types?: Partial<Record<string, unknown>> | undefined;
}

/** The labels, help and problems of the fields, in the desk's language. */
export function useFieldTexts() {
  const { language, messages } = useDesk();
  const label = (name: string) => labelOf(name, language);
  const record = (path: string, name: LocalizedText | undefined) =>
    (!namedByTheirFile.includes(path) && textOf(name, language)) || label(slugOf(path));
  const textWithDates = (text: LocalizedText) => withDates(textOf(text, language), language);
  return {
    label,
    /** The name of a record in the desk: its own, or the label of its file. */
    record: (path: string, name: LocalizedText | undefined) =>
      pagesOfLists.test(path) ? fill(messages.textsOfPage, { name: record(path, name) }) : record(path, name),
    /** The description of a value or a change, with formatted dates. */
    textWithDates,
    change: ({ message, isByDeveloper }: Change) => (isByDeveloper ? messages.developerChange : textWithDates(message)),
    author: ({ by }: Change) => (by === deskName ? messages.websiteDesk : by),
    /** Within a sentence: "doctor", "OPD hours". */
    singular: (name: string) => singularOf(name, language).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    help: (key: HelpKey | undefined) => key && helpIn(key, language),
    problem: (error: FieldError | undefined) => {
      const translation = error?.types?.[language];
      const text = typeof translation === "string" ? translation : error?.message;
      return text && withDates(text, language);
    },
  };
}

/** A text with its days as people write them: "2026-11-25" becomes "25 Nov 2026". The name of a release stays. */
export function withDates(text: string, language: MessageLanguage): string {
  return text.replaceAll(/(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g, (day) => dateText(day, language));
}
