import { posix } from "node:path";
import { slugOf } from "@hospital/content/record/record-paths";
import { rowsAt } from "@hospital/content/record/values";
import { pageFolders } from "@hospital/content/routes";
import { defaultLocale, publishedLocales } from "@hospital/content/text/locales";
import { z } from "astro/zod";
import type { Choices, LocalizedText, Save, Session, StoredRecord, UnreadableRecord } from "../api.ts";
import { exceptionsFile } from "../api-today.ts";
import { runningIn } from "../publish/publish.ts";
import { readSettings } from "../publish/settings.ts";
import { bringBack, changes, detailsOf, restoreReadable } from "../store/history.ts";
import { deleteRecord, mentionsOf } from "../store/mentions.ts";
import { refusePastDays, removePastExceptions } from "../store/past-exceptions.ts";
import {
  collectionOf,
  contentBytes,
  nameOf,
  type ReadRecord,
  readRecord,
  readRecords,
  toLocalizedText,
  unreadableRecords,
} from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import type { Repository } from "../store/repository.ts";
import { refuseHuge, saveRecords } from "../store/save.ts";
import { findStaleFacts, settleStaleFacts } from "../store/stale-facts.ts";
import {
  authorOf,
  bodyOf,
  choices,
  languageOf,
  pageOf,
  type Routes,
  readHospital,
  savedOf,
  toStored,
} from "./request.ts";
import { search, summaryOf } from "./search.ts";
import { dutiesOf } from "./upkeep.ts";

const value = z.record(z.string(), z.unknown());
/** The maximum number of records in a request; no form changes as many. */
const maxChanges = 100;
const save: z.ZodType<Save> = z.object({
  changes: z
    .array(
      z.object({
        path: z.string(),
        value: value.nullable(),
        base: value.optional(),
        version: z.string().optional(),
      }),
    )
    .min(1)
    .max(maxChanges),
  choices,
});

/** The routes that read, save, delete, search and restore records. */
export function contentRoutes(app: Routes, repository: Repository, options: SessionOptions): void {
  app.get("/api/session", async (context) =>
    context.json(await sessionOf(repository, context.get("person")?.name, options)),
  );
  app.get("/api/unreadable", async (context) => {
    const unreadable = await unreadableRecords(repository);
    const answer: UnreadableRecord[] = unreadable.map(({ path, line, message }) => ({ path, line, message }));
    return context.json(answer);
  });
  app.post("/api/unreadable/restore", async (context) => {
    const { path } = await bodyOf(context, z.object({ path: z.string() }));
    return context.json(await savedOf(repository, context, await restoreReadable(repository, path, authorOf(context))));
  });
  app.get("/api/records", async (context) => context.json((await readRecords(repository)).map(summaryOf)));
  app.get("/api/search", async (context) => {
    const { q = "", collection } = context.req.query();
    // The everyday words of rates are in another collection.
    const matches = search(await readRecords(repository), q, languageOf(context));
    return context.json(collection ? matches.filter((match) => match.collection === collection) : matches);
  });
  app.get("/api/record", async (context) => context.json(await recordAt(repository, context.req.query("path") ?? "")));
  app.get("/api/choices", async (context) => context.json(choicesOf(await readRecords(repository))));
  app.get("/api/mentions", async (context) =>
    context.json(await mentionsOf(repository, context.req.query("path") ?? "")),
  );
  app.get("/api/upkeep", async (context) => {
    // Not urgent: during a publish, it would take a second of processor time.
    await runningIn(repository)?.outcome;
    return context.json(await dutiesOf(repository));
  });
  app.get("/api/stale-facts", async (context) => context.json(await findStaleFacts(repository)));
  app.get("/api/history", async (context) => {
    const { path, before } = context.req.query();
    return context.json(await changes(repository, { path, before }));
  });
  app.get("/api/history/:id", async (context) => context.json(await detailsOf(repository, context.req.param("id"))));
  app.post("/api/save", async (context) => {
    const { changes, choices } = await bodyOf(context, save);
    for (const change of changes) {
      for (const part of [change.value, change.base]) refuseHuge(part);
      refusePastDays(change);
    }
    const done = await saveRecords(repository, changes, authorOf(context), undefined, choices);
    const hasExceptions = done.paths.includes(exceptionsFile);
    const pastExceptions = hasExceptions ? await removePastExceptions(repository) : 0;
    return context.json(await savedOf(repository, context, done, { pastExceptions }));
  });
  app.post("/api/delete", async (context) => {
    const body = await bodyOf(context, z.object({ path: z.string(), version: z.string() }));
    return context.json(await savedOf(repository, context, await deleteRecord(repository, body, authorOf(context))));
  });
  app.post("/api/stale-facts", async (context) => {
    const chosen = await bodyOf(context, z.object({ change: z.array(z.string()), leave: z.array(z.string()) }));
    const done = await settleStaleFacts(repository, chosen, authorOf(context));
    return context.json(await savedOf(repository, context, done));
  });
  app.post("/api/history/:id/bring-back", async (context) => {
    const chosen = await bodyOf(context, z.object({ side: z.enum(["before", "after"]), choices }));
    const done = await bringBack(repository, context.req.param("id"), chosen, authorOf(context));
    return context.json(await savedOf(repository, context, done));
  });
}

/** A record; a list that this hospital doesn't have yet, such as notices, is empty. */
async function recordAt(repository: Repository, path: string): Promise<StoredRecord> {
  const list = collectionOf(path);
  const mayBegin = list?.files === path && !path.startsWith("pages/");
  if (mayBegin && !(await contentBytes(repository, path))) return { path, collection: list.name, value: {} };
  return toStored(await readRecord(repository, path));
}

interface SessionOptions {
  preview: string | undefined;
  /** Whether the desk asks for name and password itself. */
  hasLogin: boolean;
}

async function sessionOf(
  repository: Repository,
  person: string | undefined,
  { preview, hasLogin }: SessionOptions,
): Promise<Session> {
  const hospital = await readHospital(repository);
  const isSample = repository.content !== "content";
  const settings = await readSettings(repository.root).catch((error) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  const publishers = settings instanceof Refusal ? undefined : settings.publishers;
  return {
    hospital: hospital.name,
    isSample,
    languages: [...publishedLocales],
    person: person ? { name: person } : undefined,
    login: hasLogin ? (person ? "in" : "out") : undefined,
    mayPublish: !publishers || (person !== undefined && publishers.includes(person)),
    preview,
    live: String((settings instanceof Refusal ? undefined : settings.live) ?? hospital.value.website ?? ""),
  };
}

/** The choices of fields that refer to something. */
export function choicesOf(records: ReadRecord[]): Choices {
  const of = (folders: string[]) => records.filter(({ path }) => folders.includes(posix.dirname(path)));
  const named = (folder: string) =>
    of([folder]).map(({ path, value }) => ({ value: slugOf(path), label: nameOf(path, value) }));
  const rows = (path: string, list: string, key: string) => {
    const record = records.find((candidate) => candidate.path === path);
    return rowsAt(record?.value, list).map((row) => {
      const label = nameOf(path, row);
      return { value: key === "name" ? (label[defaultLocale] ?? "") : String(row[key]), label };
    });
  };
  const pages = of([...pageFolders, "disclosures"]).filter(({ path }) => !["404", "offline"].includes(slugOf(path)));
  // The hospital's own address is named by its short name.
  const mainName = records.find(({ path }) => path === "hospital.yaml")?.value.shortName ?? "";
  const mainLabel = toLocalizedText(mainName as LocalizedText | string);
  const mainPlace = { value: mainLabel[defaultLocale] ?? "", label: mainLabel };
  const places = rows("hospital.yaml", "places", "name");
  return {
    department: named("departments"),
    doctor: of(["doctors"]).map(({ path, value }) => ({
      value: slugOf(path),
      label: nameOf(path, value),
      department: String(value.department),
      speciality: toLocalizedText((value.speciality ?? {}) as LocalizedText | string),
    })),
    counter: rows("hours.yaml", "counters", "name"),
    ward: rows("hours.yaml", "wards", "name"),
    place: places.length > 0 ? [mainPlace, ...places] : [],
    helpline: rows("helplines.yaml", "helplines", "id"),
    route: pages.map(({ path, value }) => ({ value: pageOf(path) ?? "/", label: nameOf(path, value) })),
  };
}
