import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { writeRecord } from "@hospital/content/check/write-record";
import { merge } from "@hospital/content/record/merge";
import { toRecord } from "../fields/values.ts";
import { collectionOf, parseValue } from "./records.ts";

/**
 * Git's merge driver for content/, declared in .gitattributes: merges records field by field, and prose line by line.
 * It resolves a conflict with their version, which may already be live; the publish then asks a person to choose.
 */
const [base = "", ours = "", theirs = "", pathname = ""] = process.argv.slice(2);
writeFileSync(ours, merged());

function merged(): string | Buffer {
  const path = pathname.replace(/^content\//, "");
  const collection = collectionOf(path);
  if (collection)
    try {
      const readFields = (file: string) => {
        const { overview: _, ...fields } = parseValue(path, [readFileSync(file)]);
        return toRecord(collection.record, fields);
      };
      const { value } = merge(readFields(base), readFields(theirs), readFields(ours), { path });
      return writeRecord(collection.record, value);
    } catch {
      // Merges an unreadable record as text.
    }
  try {
    return execFileSync("git", ["merge-file", "--stdout", "--theirs", ours, base, theirs]);
  } catch {
    // Pictures.
    return readFileSync(theirs);
  }
}
