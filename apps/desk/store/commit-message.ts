import type { Message } from "@hospital/content/messages/labels";

/** The trailer with the subject in Hindi. */
const hindiTrailer = "Hindi";

/** The ID of the commit that a commit undoes or restores; each is a trailer. */
export interface Source {
  undoes?: string | undefined;
  restores?: string | undefined;
}

/** The message of a commit: the English one as its subject, the Hindi one and its source as trailers. */
export function commitMessage({ en, hi }: Message, { undoes, restores }: Source = {}): string {
  const [subject, hindi] = [en, hi].map((text) => text.replaceAll(/\s+/g, " ").trim());
  const source = undoes ? `\nUndoes: ${undoes}` : restores ? `\nRestores: ${restores}` : "";
  return `${subject}\n\n${hindiTrailer}: ${hindi}${source}`;
}

/** For `git log --format`: the source of a commit, in two parts with the separator of `messageFormat`. */
export const sourceFormat = ["Undoes", "Restores"]
  .map((key) => `%(trailers:key=${key},valueonly,separator=%x20)`)
  .join("%x1f");

/** For `git log --format`: the subject of a commit, a unit separator, and the subject in Hindi. */
export const messageFormat = `%s%x1f%(trailers:key=${hindiTrailer},valueonly,separator=%x20)`;

/** The message of a commit in the two parts of `messageFormat`. A developer's commit has no Hindi. */
export function parseMessage(subject: string, hindi: string): Message {
  return { en: subject, hi: hindi.trim() || subject };
}
