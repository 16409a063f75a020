import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder } from "@hospital/content/content-folder";
import { filesOf } from "@hospital/content/schema/collection";
import { signedDigest } from "@hospital/content/schema/signatures";
import { longDate } from "@hospital/content/text/calendar";
import { expect, test } from "vitest";
import { getReviewText, type Review } from "./review.ts";

const signature = { by: "Dr Asha Rao", on: "2026-01-02", next: "2027-01-02" };

/** Reads a department whose two signatures refer to an earlier version of the text, as in a build. */
async function readSigned(summary: object, english: string, digests: { en?: string; hi?: string }) {
  const root = mkdtempSync(join(tmpdir(), "content "));
  const folder = join(root, contentFolder("."), "departments");
  mkdirSync(folder, { recursive: true });
  const review = { en: { ...signature, digest: digests.en }, hi: { ...signature, digest: digests.hi } };
  writeFileSync(join(folder, "heart.yaml"), JSON.stringify({ summary, review }));
  writeFileSync(join(folder, "heart.en.md"), english);
  const entries: { data: Record<string, unknown> }[] = [];
  await filesOf("departments/*.yaml").load({
    config: { root: pathToFileURL(`${root}/`) },
    parseData: async ({ data }: { data: object }) => data,
    store: { clear: () => undefined, set: (entry: (typeof entries)[number]) => entries.push(entry) },
  } as never);
  rmSync(root, { recursive: true });
  return entries[0]?.data.review as Record<"en" | "hi", Exclude<Review, "awaiting">>;
}

test("shows for each language whether the text has changed since its review", async () => {
  const summary = { en: "Heart", hi: "दिल" };
  const prose = (language: string) => (language === "en" ? "# Care" : undefined);
  const digests = { en: signedDigest({ summary }, "en", prose), hi: signedDigest({ summary }, "hi", prose) };
  const isOutdated = async (...args: Parameters<typeof readSigned>) => {
    const { en, hi } = await readSigned(...args);
    return [en.isOutdated ?? false, hi.isOutdated ?? false];
  };
  expect(await isOutdated(summary, "# Care\r\n", digests)).toEqual([false, false]);
  expect(await isOutdated({ ...summary, hi: "हृदय" }, "# Care", digests)).toEqual([false, true]);
  expect(await isOutdated(summary, "# Other care", digests)).toEqual([true, false]);
  expect(await isOutdated({ en: "Hearts" }, "# Other care", {})).toEqual([false, false]);
  const { en } = await readSigned(summary, "# Other care", digests);
  const date = longDate("2026-01-02", "en");
  for (const kind of ["review", "disclosures"] as const) {
    expect(getReviewText(en, "en", kind)).toMatch(/was changed after that/);
    expect(getReviewText({ ...en, isOutdated: false }, "en", kind)).not.toMatch(/changed/);
    expect(getReviewText(en, "en", kind)).toContain(`Dr Asha Rao checked`);
    expect(getReviewText(en, "en", kind)).toContain(date);
  }
});

test("a digest depends only on the text, not on the format of the file", () => {
  const prose = () => undefined;
  const digest = (record: object, language: string | undefined = "en") => signedDigest(record, language, prose);
  const record = {
    title: { en: "Heart", hi: "दिल" },
    steps: [{ text: "Call", ordered: false }],
    on: new Date("2026-01-02"),
  };
  const equalRecords = [
    { on: "2026-01-02", steps: [{ text: " Call" }], title: "Heart", points: [] },
    { ...record, title: { ...record.title, hi: "हृदय" }, sample: true, picture: "./x.webp", words: { en: ["heart"] } },
    { ...record, review: { en: signature } },
  ];
  for (const equalRecord of equalRecords) expect(digest(equalRecord)).toBe(digest(record));
  const differentRecords = [
    { ...record, title: { en: "Hearts" } },
    { ...record, steps: [{ text: "Call", ordered: true }] },
    { ...record, steps: [] },
    { ...record, on: "2026-01-03" },
    { ...record, fee: 500 },
  ];
  expect(new Set([record, ...differentRecords].map((version) => digest(version)))).toHaveLength(
    differentRecords.length + 1,
  );
  // A signature for all languages covers the texts of all languages.
  expect(signedDigest({ title: { en: "A", hi: "अ" } }, undefined, prose)).not.toBe(
    signedDigest({ title: { en: "A", hi: "आ" } }, undefined, prose),
  );
});
