/** The desk's order of things, and how each is called in the reader's language. */
export interface MessageLabels {
  request: string;
  with: string;
  when: string;
  whom: string;
  first: string;
  needs: string;
  words: string;
}

/** What the form holds; what is empty is left out of the message. */
export interface Message {
  with: string;
  when: string;
  whom: string;
  /** "yes" or "no", in the reader's language. */
  first: string;
  needs: string[];
  words: string;
}

/** Letters in three SMS of a script that is not Latin: 67 in each, 3GPP TS 23.040, with the header that joins them. */
export const maxLetters = 3 * 67;

/** One line for each answer, so that the desk reads every message in the same way. */
export function messageText(message: Partial<Message>, labels: MessageLabels): string {
  const line = (name: Exclude<keyof MessageLabels, "request">) => {
    const value = message[name];
    const text = typeof value === "object" ? value.join(", ") : value?.replace(/\s+/g, " ").trim();
    return text ? [`${labels[name]}: ${text}`] : [];
  };
  const lines = (["with", "when", "whom", "first", "needs", "words"] as const).flatMap(line);
  return [labels.request, ...lines].join("\n");
}

/** How many letters of free words have room beside the other answers. */
export function roomForWords(message: Omit<Message, "words">, labels: MessageLabels): number {
  return Math.max(0, maxLetters - messageText(message, labels).length - `\n${labels.words}: `.length);
}
