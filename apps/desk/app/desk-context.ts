import type { MessageLanguage } from "@hospital/content/messages/labels";
import { createContext, useContext } from "react";
import type { Choice, LocalizedText, Session } from "../api.ts";
import type { InterfaceMessages } from "../messages/en/interface.ts";

export interface Desk {
  session: Session;
  /** Today in India. */
  today: string;
  language: MessageLanguage;
  setLanguage(language: MessageLanguage): void;
  /** The messages of the interface, in the chosen language. */
  messages: InterfaceMessages;
  person: string;
  setPerson(name: string): void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useDesk is called outside of DeskContext.");
  return desk;
}

/** A text of the content in the desk's language, or else in the first language that it has. */
export function textOf(text: LocalizedText | undefined, language: MessageLanguage): string {
  return text?.[language] ?? Object.values(text ?? {}).find((translation) => translation) ?? "";
}

/** The name of a choice; without any, its value. */
export function choiceName({ value, label }: Choice, language: MessageLanguage): string {
  return textOf(label, language) || value;
}

/** Choices in the alphabetical order of the desk's language. */
export function sortByName(choices: Choice[], language: MessageLanguage): Choice[] {
  return choices.toSorted((a, b) => choiceName(a, language).localeCompare(choiceName(b, language), language));
}
