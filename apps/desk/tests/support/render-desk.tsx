import type { MessageLanguage } from "@hospital/content/messages/labels";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { mutate } from "swr";
import { vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { Choices, Publishing, RecordValue, Refused, Saved, Session, StoredRecord } from "../../api.ts";
import { type Desk, DeskContext } from "../../app/desk-context.ts";
import { en } from "../../messages/en/interface.ts";
import { hi } from "../../messages/hi/interface.ts";

/* Browser APIs that the desk uses and jsdom lacks. */
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.CSS ??= { escape: String } as unknown as typeof CSS;

const session: Session = {
  hospital: { en: "Hospital", hi: "अस्पताल" },
  isSample: false,
  languages: ["en", "hi"],
  mayPublish: true,
  live: "https://hospital.example",
};

export const nothingPublished: Publishing = {
  releases: [],
  unpublished: [],
  mistaken: [],
  conflicts: [],
  readiness: { state: "ready", message: [] },
};

const option = (value: string, name: string) => ({ value, label: { en: name, hi: name } });
export const choices: Choices = {
  department: [option("cardiology", "Cardiology"), option("ent", "ENT")],
  doctor: [
    option("asha-rao", "Dr Asha Rao"),
    option("kavita-jain", "Dr Kavita Jain"),
    option("binod-das", "Dr Binod Das"),
  ],
  counter: [option("Laboratory", "Laboratory")],
  ward: [option("ICU", "ICU")],
  place: [option("Annexe", "Annexe")],
  helpline: [option("112", "112")],
  route: [option("/contact", "Contact")],
};

/** The server's answer: a value, or a function of the request's body, which may be asynchronous. */
type Answers = Record<string, unknown | ((body: unknown) => unknown)>;

/** A refusal as an answer. */
export class Refusing {
  readonly body: Refused;
  readonly status: number;
  constructor(body: Refused, status = 422) {
    this.body = body;
    this.status = status;
  }
}

interface RenderOptions {
  answers?: Answers;
  language?: MessageLanguage;
  path?: string;
  session?: Partial<Session>;
}

/** The bodies of POST requests, by address. */
interface Sent {
  url: string;
  body: unknown;
}

/** Renders a part of the desk as in the browser, with a mocked server. */
export function renderDesk(
  part: ReactElement,
  { answers = {}, language = "en", path = "/", session: sessionChanges }: RenderOptions = {},
) {
  cleanup();
  // Clears the cached responses of earlier tests.
  mutate(() => true, undefined);
  const sent: Sent[] = [];
  const allAnswers: Answers = {
    "/api/choices": choices,
    "/api/records": [],
    "/api/upkeep": [],
    "/api/stale-facts": [],
    "/api/sheets": [],
    "/api/links": [],
    ...answers,
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    if (init.method === "POST") sent.push({ url, body });
    const configured = allAnswers[url] ?? allAnswers[url.split("?")[0] ?? ""];
    const answer = await (typeof configured === "function" ? configured(body) : configured);
    if (answer instanceof Refusing) return Response.json(answer.body, { status: answer.status });
    return answer === undefined
      ? Response.json({ refused: [`No answer for ${url}`] }, { status: 404 })
      : Response.json(answer);
  });
  const location = memoryLocation({ path, record: true });
  const desk: Desk = {
    session: { ...session, ...sessionChanges },
    today: "2026-11-25",
    language,
    setLanguage: vi.fn(),
    messages: { en, hi }[language],
    person: "Sunita",
    setPerson: vi.fn(),
  };
  const view = render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <DeskContext value={desk}>{part}</DeskContext>
    </Router>,
  );
  return { ...view, sent, desk, addresses: location.history };
}

/** The server's record. */
export function stored(path: string, collection: string, value: RecordValue): StoredRecord {
  return { path, collection, version: "1", value };
}

/** Responds to a save with the sent record. */
export function savedAs(record: StoredRecord): (body: unknown) => Saved {
  return (body) => {
    const [change] = (body as { changes: { value: RecordValue }[] }).changes;
    return { commit: "c", records: [{ ...record, version: "2", value: change?.value ?? {} }], staleFacts: 0 };
  };
}
