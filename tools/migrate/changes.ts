import type { Languages } from "@hospital/content/languages";
import { isGroup } from "@hospital/content/record/values";
import { sharedFile } from "../new/content.ts";

/** A hospital's content for a migration; paths are under content/. */
interface OldContent {
  languages: Languages;
  /** The pages that the hospital has. */
  routes: readonly string[];
  /** Undefined if the file doesn't exist. */
  read(path: string): unknown;
}

interface Change {
  /** The number in CHANGELOG.md. */
  schema: number;
  /** Changes nothing if the content already has the change. */
  files(content: OldContent): Map<string, string>;
}

/** Every change of the content's schema, in order. */
export const changes: Change[] = [{ schema: 2, files: wordsOfDangerMoved }];

/** The phrases of the warning box are part of the code since; its texts are replaced. */
function wordsOfDangerMoved({ languages, routes, read }: OldContent): Map<string, string> {
  const dangers = read("dangers.yaml");
  const isOld = isGroup(dangers) && ["harmless", "asking", "words"].some((key) => key in dangers);
  return new Map(
    isOld ? [["dangers.yaml", sharedFile("dangers", "hospitals/sample/content", [...languages], routes)]] : [],
  );
}
