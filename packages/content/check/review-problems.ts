import { z } from "astro/zod";
import { fault } from "../messages/write-problem.ts";
import { outdatedSignatures, signaturesOf, signedDigest } from "../schema/signatures.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Warnings of signatures that aren't for the present text: the page shows the same. */
export function reviewProblems(entries: Entry[]): Problem[] {
  const outdated = outdatedReviews(entries).map(({ entry, path, value, digest }) => {
    return entry.problem(path, fault("reviewOutdated", { by: String(value.by), digest }), { level: "warning" });
  });
  const unbound = entries.filter(isReviewed).flatMap((entry) =>
    signaturesOf(entry.data).flatMap(({ path, language, value }) => {
      if (value.digest !== undefined) return [];
      const digest = signedDigest(entry.data, language, proseOf(entry, entries));
      return entry.problem(path, fault("reviewWithoutDigest", { by: String(value.by), digest }), { level: "warning" });
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
  return (language: string) => entries.find((entry) => entry.path === path.replace(/\.yaml$/, `.${language}.md`))?.body;
}
