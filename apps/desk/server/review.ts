import { isDeepStrictEqual } from "node:util";
import { valueChanges } from "@hospital/content/record/differences";
import { isGroup } from "@hospital/content/record/values";
import { publishedLocales } from "@hospital/content/text/locales";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import type { Review, ReviewAnswer, SecretLink } from "../api.ts";
import { changeMessage, refusalMessage } from "../messages/writers.ts";
import { runExclusively } from "../store/exclusive.ts";
import { collectionOf, lastVersions, nameOf, type ReadRecord, readRecord, recordLabelOf } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import type { Repository } from "../store/repository.ts";
import { saveRecords } from "../store/save.ts";
import { authorOf, bodyOf, type Routes, readHospital } from "./request.ts";
import { changeLink, createLink, findLink, type ReviewPurpose } from "./secret-links.ts";

/** The maximum number of versions to search for the last signature. */
const maxVersions = 100;

const answerShape: z.ZodType<ReviewAnswer> = z.object({
  version: z.string(),
  by: z.string(),
  languages: z.array(z.enum(publishedLocales as [string])),
  next: z.string(),
});

/** A record for a clinician to read and to sign, by a secret link. */
export function reviewRoutes(app: Routes, repository: Repository, origin: string | undefined): void {
  app.post("/api/reviews", async (context) => {
    const { path } = await bodyOf(context, z.object({ path: z.string() }));
    const person = authorOf(context);
    await readRecord(repository, path);
    if (!("review" in (collectionOf(path)?.shape.shape ?? {}))) throw new Refusal(refusalMessage("noReview"));
    const { secret, until } = await createLink(repository, { kind: "review", path }, person);
    const address = `/review/${secret}`;
    const link: SecretLink = { address, url: origin && origin + address, until };
    return context.json(link);
  });
  app.get("/api/review/:secret", async (context) => {
    const link = await findLink(repository, context.req.param("secret"), "review");
    const record = await readRecord(repository, link.path);
    const opened = { version: record.version, value: record.value };
    await changeLink(repository, link, { ...link, opened });
    return context.json(await reviewOf(repository, record));
  });
  app.post("/api/review/:secret", async (context) => {
    const secret = context.req.param("secret");
    // Before the body is read, because anyone can send one.
    await findLink(repository, secret, "review");
    const answer = await bodyOf(context, answerShape);
    // Runs one at a time, so that a second answer to a link is refused.
    await runExclusively(`${repository.folder} review ${secret}`, () => sign(repository, secret, answer));
    return context.json({});
  });
}

async function sign(repository: Repository, secret: string, answer: ReviewAnswer): Promise<void> {
  const link = await findLink(repository, secret, "review");
  const record = await readRecord(repository, link.path);
  refuseChanged(link, record, answer);
  const by = answer.by.trim();
  const signature = { by, on: dayOf(momentNow()), next: answer.next };
  const before = isGroup(record.value.review) ? record.value.review : {};
  const review = { ...before, ...Object.fromEntries(answer.languages.map((language) => [language, signature])) };
  // Without a base, the save doesn't merge: a signature is for the text that was read.
  const change = { path: link.path, value: { ...record.value, review }, version: record.version };
  const message = changeMessage("ofRecord", {
    record: recordLabelOf(link.path, record.value),
    change: changeMessage("readBy", { by }),
  });
  await saveRecords(repository, [change], { name: by || "A clinician" }, message);
  const { opened: _, ...answered } = link;
  await changeLink(repository, link, { ...answered, isAnswered: true });
}

function refuseChanged({ opened }: ReviewPurpose, record: ReadRecord, answer: ReviewAnswer): void {
  if (answer.languages.length === 0) throw new Refusal(refusalMessage("whichLanguage"));
  if (record.version === answer.version) return;
  const changes = valueChanges({ before: opened?.value, after: record.value });
  const conflicts = changes.map(({ field, before, after, rows }) => ({
    id: field.join("."),
    path: record.path,
    field,
    ours: before,
    theirs: after,
    rows,
  }));
  throw new Refusal(refusalMessage("changedSinceOpened"), { conflicts, version: record.version });
}

async function reviewOf(repository: Repository, record: ReadRecord): Promise<Review> {
  const signed = await lastSigned(repository, record);
  const { review: _, ...value } = record.value;
  return {
    path: record.path,
    name: nameOf(record.path, record.value),
    hospital: (await readHospital(repository)).name,
    value,
    changes: signed
      ? valueChanges({ before: { ...signed, review: undefined }, after: { ...record.value, review: undefined } })
      : [],
    last: lastSignature(record.value.review),
    version: record.version,
  };
}

function lastSignature(review: unknown): Review["last"] {
  const signatures = isGroup(review) ? Object.values(review).filter(isGroup) : [];
  const [last] = signatures.sort((a, b) => String(b.on).localeCompare(String(a.on)));
  return last && { by: String(last.by), date: String(last.on) };
}

/** The record at the time of its present signature. */
async function lastSigned(
  repository: Repository,
  { path, value }: ReadRecord,
): Promise<ReadRecord["value"] | undefined> {
  if (!lastSignature(value.review)) return undefined;
  const signed = withoutDigests(value.review);
  const values = (await lastVersions(repository, path, maxVersions)).map((version) => version.value);
  const end = values.findIndex((earlier) => !earlier || !isDeepStrictEqual(withoutDigests(earlier.review), signed));
  return values.slice(0, end < 0 ? undefined : end).at(-1);
}

/** An earlier signature gets its digest with the next save. */
function withoutDigests(review: unknown): unknown {
  if (!isGroup(review)) return review;
  const { digest: _, ...parts } = review;
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, withoutDigests(part)]));
}
