import { inEachLanguage, type Message } from "@hospital/content/messages/labels";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import type { Context } from "hono";
import { type Day, type DayAction, daysShown, exceptionsFile as path, type TapSaved } from "../api-today.ts";
import { changeMessage, refusalMessage } from "../messages/writers.ts";
import { publishDay, runningIn } from "../publish/publish.ts";
import { readSettings } from "../publish/settings.ts";
import { readState } from "../publish/state.ts";
import { bringBack } from "../store/history.ts";
import { removePastExceptions } from "../store/past-exceptions.ts";
import { firstName, lastVersions, nameOf, type ReadRecord, readRecords } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import type { Person, Repository } from "../store/repository.ts";
import { type SaveResult, saveRecords } from "../store/save.ts";
import { collectionsOfDay, dayOfHours, hoursIn, rowsAfter, rowsIn } from "./day.ts";
import { authorOf, bodyOf, type Routes, savedOf } from "./request.ts";

const day = z.iso.date();
const time = z.iso.time({ precision: -1 });
const session = { day, doctor: z.string(), from: time, otherStandIn: z.string().nullish() };
const dayAction: z.ZodType<DayAction> = z.discriminatedUnion("action", [
  z.object({ day, action: z.enum(["closed", "open"]), why: z.record(z.string(), z.string()).optional() }),
  z.object({ ...session, action: z.literal("late"), expected: time }),
  z.object({ ...session, action: z.literal("endsEarly"), until: time }),
  z.object({ ...session, action: z.literal("standIn"), standIn: z.string() }),
  z.object({ ...session, action: z.enum(["away", "hasCome", "undo", "back"]) }),
]);

/** The maximum number of versions to search for the state before an absence. */
const maxVersions = 50;

/** The day's sessions, and the actions for one. */
export function todayRoutes(app: Routes, repository: Repository): void {
  app.get("/api/today", async (context) => {
    const { from = dayOf(momentNow()) } = context.req.query();
    if (!day.safeParse(from).success) throw new Refusal(refusalMessage("noSuchDay"));
    return context.json(await daysFrom(repository, from));
  });
  app.post("/api/today", async (context) => {
    const action = await bodyOf(context, dayAction);
    const person = authorOf(context);
    await removePastExceptions(repository);
    const records = await readRecords(repository, collectionsOfDay);
    const before = records.find((record) => record.path === path);
    const earlier = action.action === "undo" ? await lastVersions(repository, path, maxVersions) : [];
    const earlierRows = earlier.map(({ value }) => rowsIn(value));
    const value = { ...before?.value, exceptions: rowsAfter(hoursIn(records), action, momentNow(), earlierRows) };
    const change = { path, value, base: before?.value, version: before?.version };
    const done = await saveRecords(repository, [change], person, messageFor(action, records));
    await publishSaved(repository, person);
    return context.json(await tapSavedOf(repository, context, done));
  });
  app.post("/api/today/undo", async (context) => {
    const { id } = await bodyOf(context, z.object({ id: z.string() }));
    const person = authorOf(context);
    const done = await bringBack(repository, id, { side: "before" }, person);
    await publishSaved(repository, person);
    return context.json(await tapSavedOf(repository, context, done));
  });
}

async function daysFrom(repository: Repository, from: string): Promise<Day[]> {
  const hours = hoursIn(await readRecords(repository, collectionsOfDay));
  const days = Array.from({ length: daysShown }, (_, ahead) => addDays(from, ahead));
  return days.map((day) => dayOfHours(hours, day, momentNow()));
}

async function tapSavedOf(repository: Repository, context: Context, done: SaveResult): Promise<TapSaved> {
  const [saved, days] = await Promise.all([
    savedOf(repository, context, done),
    daysFrom(repository, dayOf(momentNow())),
  ]);
  return { ...saved, days };
}

/** Publishes the exceptions; without publish settings, or before the first release, they are only saved. */
async function publishSaved(repository: Repository, person: Person): Promise<void> {
  const settings = await readSettings(repository.root).catch(() => undefined);
  const mayBeLive = runningIn(repository) || (await readState(repository)).live;
  if (settings && mayBeLive) publishDay(repository, person).catch((error) => console.error(error));
}

/** The message in the history: "Dr Asha Rao: late, 2026-11-23". */
function messageFor(action: DayAction, records: ReadRecord[]): Message {
  const done = changeMessage(action.action === "undo" ? "asUsual" : action.action);
  const change = inEachLanguage((language) => `${done[language]}, ${action.day}`);
  const doctor = records.find((record) => "doctor" in action && record.path === `doctors/${action.doctor}.yaml`);
  return changeMessage("ofRecord", { record: subjectOf(action, doctor), change });
}

function subjectOf(action: DayAction, doctor: ReadRecord | undefined): string | Message {
  if (!("doctor" in action)) return "OPD";
  if (!doctor) return action.doctor;
  const names = nameOf(doctor.path, doctor.value);
  const first = firstName(doctor.path, doctor.value);
  return inEachLanguage((language) => names[language] ?? first);
}
