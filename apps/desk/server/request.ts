import type { MessageLanguage } from "@hospital/content/messages/labels";
import { slugOf } from "@hospital/content/record/record-paths";
import { routeOfRecord } from "@hospital/content/routes";
import { z } from "astro/zod";
import type { Context, Hono } from "hono";
import type { LocalizedText, MergeChoices, RecordValue, Saved, StoredRecord } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { nameOf, type ReadRecord, readRecord } from "../store/records.ts";
import { problemIn, Refusal } from "../store/refusal.ts";
import type { Person, Repository } from "../store/repository.ts";
import type { SaveResult } from "../store/save.ts";
import { findStaleFacts } from "../store/stale-facts.ts";

/* Helpers that all routes share. */

/** The routes' data on a request. */
export interface Variables {
  Variables: { person: Person | undefined };
}

export type Routes = Hono<Variables>;

/**
 * The author of a change: the logged-in person, or else the name that the page sends.
 *
 * @throws {Refusal} without either.
 */
export function authorOf(context: Context<Variables>): Person {
  const person = context.get("person") ?? { name: decoded(context.req.header("X-Desk-Person") ?? "").trim() };
  if (person.name === "") throw new Refusal(refusalMessage("nameFirst"));
  return person;
}

/** The desk's language, for refusals. */
export function languageOf(context: Context): MessageLanguage {
  return languageIn(context.req.raw.headers);
}

/** The desk's language in the headers of a request. */
export function languageIn(headers: Headers): MessageLanguage {
  return headers.get("Accept-Language")?.startsWith("hi") ? "hi" : "en";
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The body of a request, validated with the schema of its route.
 *
 * @throws {Refusal} for any other body, such as another program's.
 */
export async function bodyOf<Body>(context: Context, shape: z.ZodType<Body>): Promise<Body> {
  const parsed = shape.safeParse(await context.req.json().catch(() => undefined));
  if (!parsed.success) throw new Refusal(refusalMessage("notUnderstood"));
  return parsed.data;
}

/** The side that a person has chosen for each conflict. */
export const choices = z.record(z.string(), z.enum(["ours", "theirs"])).optional();

/** The same choices from a form with a file. */
export function choicesIn(field: unknown): MergeChoices {
  if (typeof field !== "string") return {};
  try {
    return choices.parse(JSON.parse(field)) ?? {};
  } catch {
    throw new Refusal(refusalMessage("notUnderstood"));
  }
}

/** A form with a file, such as a picture or a spreadsheet. */
export async function formOf(context: Context, without: "noFile" | "noPicture") {
  const { file, ...fields } = await context.req
    .parseBody()
    .catch(() => ({ file: undefined }) as Record<string, unknown>);
  if (!(file instanceof File)) throw new Refusal(refusalMessage(without));
  return { file, fields };
}

/** A record with its page on the site. */
export function toStored({ path, collection, version, value }: ReadRecord): StoredRecord {
  return { path, collection, version, value, page: pageOf(path) };
}

/** The hospital's name and record, or a fallback, so that the desk opens and a person can correct the file. */
export async function readHospital(repository: Repository): Promise<{ name: LocalizedText; value: RecordValue }> {
  const path = "hospital.yaml";
  try {
    const { value } = await readRecord(repository, path);
    return { name: nameOf(path, value), value };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { name: { en: "The hospital’s website", hi: "अस्पताल की वेबसाइट" }, value: {} };
  }
}

/** The address of a record's own page, if it has one. */
export function pageOf(path: string): string | undefined {
  return slugOf(path) === "404" ? undefined : routeOfRecord(path);
}

/** The result of a save, for its form. */
export async function savedOf(
  repository: Repository,
  context: Context,
  { commit, paths, warnings = [] }: SaveResult,
  { pastExceptions = 0 } = {},
): Promise<Saved> {
  const records = await Promise.all(paths.map((path) => readRecord(repository, path).catch(() => undefined)));
  return {
    commit,
    records: records.flatMap((record) => (record ? toStored(record) : [])),
    staleFacts: paths.includes("hospital.yaml") ? (await findStaleFacts(repository)).length : 0,
    warnings: warnings.map((warning) => problemIn(warning, languageOf(context))),
    pastExceptions,
  };
}
