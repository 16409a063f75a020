import type { Difference } from "@hospital/content/record/differences";
import type { FieldConflict, FieldPath, MergeChoices } from "@hospital/content/record/merge";

/**
 * The answers of the desk's server. All requests and answers are JSON, except pictures and spreadsheets, which are sent
 * as multipart forms. Requests that change something carry `X-Desk-Person`: the name, encoded with
 * `encodeURIComponent`. A refusal has the status 409 or 422 and a `Refused` as its body.
 */

export type { FieldConflict, FieldPath, MergeChoices };

/** A text of the interface or of the content in the languages of the site. */
export type Words = Partial<Record<string, string>>;

/** A record as a form has it: localized texts always by language, days as "2026-11-26", prose as `overview`. */
export type RecordValue = Record<string, unknown>;

/** The body of every answer of 400 to 499, in the language of `Accept-Language`. */
export interface Refused {
  /** In sentences; the first one names the problem. */
  refused: string[];
  problems?: Problem[];
  /** Sent again with a choice for each, the request is done. */
  conflicts?: FieldConflict[];
  /** The version of a text that has changed since a clinician opened it. */
  seen?: string;
}

export interface Problem {
  /** The record, below content/; empty for a problem without a record. */
  path: string;
  field: FieldPath;
  /** "Doctors › Dr Asha Rao › OPD hours › 2 › From". */
  place: string;
  message: string;
}

/** GET /api/session */
export interface Session {
  hospital: Words;
  /** Whether this is the invented hospital, which cannot be published. */
  isSample: boolean;
  languages: string[];
  /** The login at the proxy; absent where the application asks for a name. */
  person?: { name: string };
  /**
   * Whether somebody has logged in, where the desk asks for that itself: POST /api/log-in with the header
   * `Authorization`, as for Basic authentication, and POST /api/log-out.
   */
  login?: "in" | "out";
  mayPublish: boolean;
  /** The preview of what is saved: "http://localhost:4321"; absent over the network. */
  preview?: string;
  /** The address of the live site. */
  live: string;
}

/** GET /api/records: all there is, for menus. */
export interface RecordSummary {
  /** Below content/: "doctors/asha-rao.yaml". */
  path: string;
  /** A key of `collections` in packages/content/collections.ts. */
  collection: string;
  name: Words;
  /** Below content/. */
  picture?: string;
  isSample?: true;
}

/** GET /api/search?q=ecg, in one collection with `&collection=tests`: records and their rows, the best first. */
export interface SearchMatch extends RecordSummary {
  /** The field whose label or text has the words, if the record's name lacks them. */
  field?: FieldPath;
  /** The label, or the words of the text around them. */
  text?: string;
}

/** GET /api/unreadable: records that were changed outside the desk. POST /api/unreadable/restore `{ path }` answers `Saved`. */
export interface UnreadableRecord {
  path: string;
  line: number;
  message: Words;
}

/** GET /api/record?path=doctors/asha-rao.yaml */
export interface StoredRecord {
  path: string;
  collection: string;
  /** Of the bytes; a save names the one it began with. Absent while a list is not there yet, as a new hospital's notices. */
  version?: string;
  value: RecordValue;
  /** Its own page on the site, if it has one: "/dr-in-hospital/asha-rao". */
  page?: string;
}

/** GET /api/choices: what the `reference` of a field's metadata may name. */
export type Choices = Record<
  "department" | "doctor" | "counter" | "ward" | "place" | "helpline" | "route",
  { value: string; label: Words }[]
>;

/**
 * POST /api/save. The value of a new picture is the `id` of an `Upload`. A new record's path may end in `/new.yaml`:
 * its address is made from its name.
 */
export interface Save {
  changes: RecordChange[];
  choices?: MergeChoices;
}

export interface RecordChange {
  path: string;
  /** null deletes it. */
  value: RecordValue | null;
  /**
   * The value that the change is based on, which the server merges with the present record; both are absent for a new
   * record.
   */
  base?: RecordValue;
  version?: string;
}

export interface Saved {
  /** The commit; absent where nothing was different. */
  commit?: string;
  /** As they are now, without the deleted ones. */
  records: StoredRecord[];
  /** The number of old names or numbers in texts since then: GET /api/stale-facts. */
  staleFacts: number;
  /** The warnings of the content check for these records. */
  warnings?: Problem[];
  /** How many exceptions that are over were removed together with it. */
  pastExceptions?: number;
}

/** GET /api/mentions?path=…: where a record is named. POST /api/delete `{ path, version }` takes it out there too. */
export interface Mention {
  path: string;
  field: FieldPath;
  /** "Leave, holidays, extra clinics › Doctor (asha-rao, 2026-12-01)". */
  place: Words;
  /** Whether deleting takes it out; the others are to be changed first. */
  isTakenOut: boolean;
}

/** A part of a picture, in fractions of its upright width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * POST /api/uploads, multipart: `file`, and a `Crop` as JSON. Nothing is in the content before a save names it. GET
 * /uploads/ID.webp shows it.
 */
export interface Upload {
  /** "upload:…", the value of the field. */
  id: string;
  url: string;
  width: number;
  height: number;
}

/** GET /api/pictures; `/pictures/PATH` shows one, `?width=320` a small one. POST /api/pictures/remove `{ paths }`. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
  /** The records that show it; none: it may be removed. */
  usedBy: { path: string; name: Words }[];
}

/** GET /api/publishing; GET /api/publishing/events sends it at once and after each change, as server-sent events. */
export interface Publishing {
  /** Absent where none runs. */
  running?: {
    step: PublishStep;
    /** Since when this step runs, and the whole; ISO. */
    since: string;
    began: string;
    by: string;
    canStop: boolean;
  };
  live?: {
    /** Its release's name. */
    name: string;
    since: string;
    /** Whether the live site itself has shown it. */
    isSeen: boolean;
  };
  /** The newest first. */
  releases: Release[];
  /** The changes that are saved and not live; none while a publishing runs, after which they may be others. */
  unpublished: Change[];
  /** A message to read: a failure, or notes on a release that is live. */
  failure?: {
    words: Words[];
    isPublished?: true;
    /** Whether it may succeed without what others have pushed: POST /api/publish `{ alone: true }`. */
    canPublishAlone?: true;
  };
  conflicts: Conflict[];
  readiness: Readiness;
  /** Since when saves are on this computer alone, because the remote takes no copy; ISO. */
  notBackedUpSince?: string;
}

/** Whether the next publishing can go live, as last asked: every few minutes, and with POST /api/publish/check. */
export interface Readiness {
  /** "notSetUp" is a missing or wrong setting, "unreachable" a server or repository that doesn't answer. */
  state: "notSetUp" | "checking" | "ready" | "unreachable";
  /** The problem and what to do; with "ready" what a publishing can do without. */
  message: Words[];
}

export const publishSteps = ["fetch", "merge", "check", "build", "try", "push", "deploy", "verify"] as const;
export type PublishStep = (typeof publishSteps)[number];

/** POST /api/publish, /api/publish/stop, /api/publish/seen (the failure); POST /api/back `{ name }`. */
export interface Release {
  /** "12-2026-12-31-235959" */
  name: string;
  by: string;
  at: string;
}

/** Part of the answer of POST /api/back: the changes of the release that is no longer live, to be undone too. */
export interface WentBack {
  mistaken: Change[];
}

/** A record that was changed here and elsewhere. POST /api/conflicts `{ path, side, choices }`. */
export interface Conflict {
  path: string;
  name: Words;
  by: string;
  values: ValueChange[];
}

/** GET /api/history?path=…&before=ID: the newest first, a hundred at a time. */
export interface Change {
  id: string;
  /** "Notices: water supply". */
  words: Words;
  /** It was made outside the desk, with words that the front desk need not know. */
  isByDeveloper?: true;
  by: string;
  at: string;
}

/** GET /api/history/ID. POST /api/history/ID/bring-back `{ side: "before" | "after", choices }` answers `Saved`. */
export interface ChangedRecord {
  path: string;
  name: Words;
  values: ValueChange[];
}

export type ValueChange = Difference;

/** GET /api/stale-facts. POST /api/stale-facts `{ change, leave }`, lists of IDs, answers `Saved`. */
export interface StaleFact {
  id: string;
  path: string;
  field: FieldPath;
  place: Words;
  old: string;
  new: string;
  /** The sentence, before and after. */
  before: string;
  after: string;
}

/** GET /api/upkeep */
export interface Duty {
  title: Words;
  toDo: Words;
  places: { path: string; field: FieldPath; words: Words }[];
}

/** GET /api/sheets; GET /api/sheets/NAME.xlsx is the file. */
export interface Sheet {
  name: string;
  rows: number;
}

/**
 * POST /api/sheets, multipart. `file` alone answers what it would change; `save`, the version of that answer, saves it.
 */
export interface SheetAnswer {
  name: string;
  isSaved: boolean;
  /** Of these changes, beside what there is now; with another one, somebody has changed something since. */
  version: string;
  changes: { name: Words; values: ValueChange[]; kind: "new" | "changed" | "deleted" }[];
  /** Rows that are ambiguous or wrong; with one of them nothing is saved. `record`: for a problem without a row. */
  problems: { sheet: string; row?: number; column?: string; record?: Words; message: Words }[];
}

/**
 * A link that is opened without a login, for seven days. POST /api/reviews `{ path }` makes one for a text to sign, which
 * takes one answer; POST /api/previews `{ page }` one for the whole site with what is saved, which begins at that page.
 */
export interface SecretLink {
  /** On this computer: "/review/SECRET", or an address on a separate origin. */
  address: string;
  /** For other computers and phones; absent while the desk runs on one computer only. */
  url?: string;
  until: string;
}

/** GET /api/review/SECRET: no login, no other data. */
export interface Review {
  name: Words;
  hospital: Words;
  /** The site's text, by field. */
  value: RecordValue;
  /** Since the last signature; all of it without a signature. */
  changes: ValueChange[];
  last?: { by: string; date: string };
  /** Of the text that was shown; the answer names it. */
  version: string;
}

/** POST /api/review/SECRET; a text changed since is refused with the difference in `Refused.conflicts`. */
export interface ReviewAnswer {
  version: string;
  by: string;
  /** The languages that were read. */
  languages: string[];
  /** "2027-11-23". */
  next: string;
}

/* GET /api/notices/ID.png is a notice as a picture, 1080 × 1350. */
