import type { Languages } from "@hospital/content/languages";
import { isGroup } from "@hospital/content/record/fields";
import { sharedFile } from "../new/content.ts";

/** A hospital's content as a migration sees it; paths are under content/. */
interface OldContent {
  languages: Languages;
  /** The pages that the hospital has. */
  routes: readonly string[];
  /** Undefined if the file doesn't exist. */
  read(path: string): unknown;
}

interface Change {
  /** The number that CHANGELOG.md has. */
  schema: number;
  /** Nothing where the content has that change already. */
  files(content: OldContent): Map<string, string>;
}

/** Every change of the content's schema, in order. */
export const changes: Change[] = [{ schema: 2, files: wordsOfDangerMoved }];

/** The red box's words are code since; its texts come anew. */
function wordsOfDangerMoved({ languages, routes, read }: OldContent): Map<string, string> {
  const dangers = read("dangers.yaml");
  const isOld = isGroup(dangers) && ["harmless", "asking", "words"].some((key) => key in dangers);
  return new Map(
    isOld ? [["dangers.yaml", sharedFile("dangers", "hospitals/sample/content", [...languages], routes)]] : [],
  );
}
