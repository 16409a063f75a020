import type { Message } from "@hospital/content/messages/labels";

/** The trailer with the subject in Hindi. */
const hindiTrailer = "Hindi";

/** The message of a commit: the English one as its subject, the Hindi one as a trailer. */
export function commitMessage({ en, hi }: Message): string {
  const [subject, hindi] = [en, hi].map((text) => text.replaceAll(/\s+/g, " ").trim());
  return `${subject}\n\n${hindiTrailer}: ${hindi}`;
}

/** For `git log --format`: the subject of a commit, a unit separator, and the subject in Hindi. */
export const messageFormat = `%s%x1f%(trailers:key=${hindiTrailer},valueonly,separator=%x20)`;

/** The message of a commit in the two parts of `messageFormat`. A developer's commit has no Hindi. */
export function parseMessage(subject: string, hindi: string): Message {
  return { en: subject, hi: hindi.trim() || subject };
}
