/** Labels in the visitor's language, in the order of the message. */
export interface MessageLabels {
  request: string;
  with: string;
  when: string;
  whom: string;
  first: string;
  needs: string;
  words: string;
}

/** The values of the form; empty ones aren't part of the message. */
export interface Message {
  with: string;
  when: string;
  whom: string;
  /** "yes" or "no", in the visitor's language. */
  first: string;
  needs: string[];
  words: string;
}

/** The length of three joined SMS in a script other than Latin: 67 characters each (3GPP TS 23.040). */
export const maxLetters = 3 * 67;

/** One line per answer, so that all messages have the same format for the front desk. */
export function messageText(message: Partial<Message>, labels: MessageLabels): string {
  const line = (name: Exclude<keyof MessageLabels, "request">) => {
    const value = message[name];
    const text = typeof value === "object" ? value.join(", ") : value?.replace(/\s+/g, " ").trim();
    return text ? [`${labels[name]}: ${text}`] : [];
  };
  const lines = (["with", "when", "whom", "first", "needs", "words"] as const).flatMap(line);
  return [labels.request, ...lines].join("\n");
}

/** The number of characters that remain for free text beside the other answers. */
export function roomForWords(message: Omit<Message, "words">, labels: MessageLabels): number {
  return Math.max(0, maxLetters - messageText(message, labels).length - `\n${labels.words}: `.length);
}
