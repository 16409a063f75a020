import { z } from "astro/zod";
import { outdatedSignatures, signaturesOf, signedDigest } from "../schema/signatures.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Signatures that are not, or no longer, for the present text, as warnings: the page says the same. */
export function reviewProblems(entries: Entry[]): Problem[] {
  const outdated = outdatedReviews(entries).map(({ entry, path, value, digest }) => {
    const message = `The text was changed after ${value.by} signed it, so the page says that it is not checked as it is now.`;
    const fix = `Ask for a new review. If ${value.by} has read the present text, write: digest: "${digest}"`;
    const plain = `The text was changed after ${value.by} read it. Choose “Ask for review”.`;
    return { ...entry.problem(path, message, fix, { plain }), level: "warning" as const };
  });
  const unbound = entries.filter(isReviewed).flatMap((entry) =>
    signaturesOf(entry.data).flatMap(({ path, language, value }) => {
      if (value.digest !== undefined) return [];
      const message = "The signature doesn't say which text was read, so a later change of it goes unnoticed.";
      const digest = signedDigest(entry.data, language, proseOf(entry, entries));
      const fix = `If ${value.by} has read the present text, write: digest: "${digest}"`;
      return { ...entry.problem(path, message, fix), level: "warning" as const };
    }),
  );
  return [...outdated, ...unbound];
}

/** The signatures whose text was changed since, each with the digest of the present text. */
export function outdatedReviews(entries: Entry[]) {
  return entries.filter(isReviewed).flatMap((entry) => {
    const prose = proseOf(entry, entries);
    return outdatedSignatures(entry.data, prose).map(({ path, language, value }) => {
      return { entry, path, value, digest: signedDigest(entry.data, language, prose) };
    });
  });
}

function isReviewed({ shape }: Entry): boolean {
  return shape instanceof z.ZodObject && "review" in shape.shape;
}

/** The Markdown beside a record. */
function proseOf({ path }: Entry, entries: Entry[]) {
  return (language: string) => entries.find((one) => one.path === path.replace(/\.yaml$/, `.${language}.md`))?.body;
}
