import type { Difference } from "@hospital/content/record/differences";
import type { FieldPath, MergeChoices, FieldConflict as ValueConflict } from "@hospital/content/record/merge";

/**
 * The answers of the desk's server. All requests and answers are JSON, except pictures and spreadsheets, which are sent
 * as multipart forms. Requests that change something carry `X-Desk-Person`: the name, encoded with
 * `encodeURIComponent`. A refusal has the status 409 or 422 and a `Refused` as its body.
 */

export type { FieldPath, MergeChoices };

/** A text of the interface or of the content in the languages of the site. */
export type LocalizedText = Partial<Record<string, string>>;

/** The form's value of a record: localized texts always by language, days as "2026-11-26", prose as `overview`. */
export type RecordValue = Record<string, unknown>;

/** The body of every response with a status from 400 to 499, in the language of `Accept-Language`. */
export interface Refused {
  /** Sentences; the first one describes the problem. */
  refused: string[];
  problems?: Problem[];
  /** The request succeeds if it is repeated with a choice for each. */
  conflicts?: FieldConflict[];
  /** The version of a text that has changed since a clinician opened it. */
  version?: string;
}

export interface FieldConflict extends ValueConflict {
  /** The person who has saved the other value, and when; ISO. */
  by?: string;
  at?: string;
}

export interface Problem {
  /** The record, below content/; empty for a problem without a record. */
  path: string;
  field: FieldPath;
  /** "Doctors › Dr Asha Rao › OPD hours › 2 › From". */
  location: string;
  message: string;
}

/** GET /api/session */
export interface Session {
  hospital: LocalizedText;
  /** Whether this is the invented hospital, which cannot be published. */
  isSample: boolean;
  languages: string[];
  /** The login at the proxy; absent if the application asks for a name. */
  person?: { name: string };
  /**
   * The state of the desk's own login, if it has one: POST /api/log-in with the `Authorization` header of Basic
   * authentication, and POST /api/log-out.
   */
  login?: "in" | "out";
  mayPublish: boolean;
  /** The preview of the saved content: "http://localhost:4322"; absent over the network. */
  preview?: string;
  /** The address of the live site. */
  live: string;
}

/** GET /api/records: all records, for menus. */
export interface RecordSummary {
  /** Below content/: "doctors/asha-rao.yaml". */
  path: string;
  /** A key of `collections` in packages/content/collections.ts. */
  collection: string;
  name: LocalizedText;
  /** Below content/. */
  picture?: string;
  isSample?: boolean;
}

/** GET /api/search?q=ecg, in one collection with `&collection=tests`: records and their rows, the best match first. */
export interface SearchMatch extends RecordSummary {
  /** The field whose label or text matches, if the record's name doesn't. */
  field?: FieldPath;
  /** The label, or an extract of the text. */
  text?: string;
}

/**
 * GET /api/unreadable: records that were changed outside the desk. POST /api/unreadable/restore `{ path }` returns
 * `Saved`.
 */
export interface UnreadableRecord {
  path: string;
  line: number;
  message: LocalizedText;
}

/** GET /api/record?path=doctors/asha-rao.yaml */
export interface StoredRecord {
  path: string;
  collection: string;
  /** The digest of the bytes, which a save sends back. Absent if the file doesn't exist yet. */
  version?: string;
  value: RecordValue;
  /** Its own page on the site, if it has one: "/dr-in-hospital/asha-rao". */
  page?: string;
}

/** A possible value of a field with `reference` in its metadata. */
export interface Choice {
  value: string;
  label: LocalizedText;
  /** Of a doctor. */
  department?: string;
  /** Of a doctor. */
  speciality?: LocalizedText;
}

/** GET /api/choices */
export type Choices = Record<"department" | "doctor" | "counter" | "ward" | "place" | "helpline" | "route", Choice[]>;

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
  /** With null, the record is deleted. */
  value: RecordValue | null;
  /**
   * The value that the change is based on, which the server merges with the present record; both are absent for a new
   * record.
   */
  base?: RecordValue;
  version?: string;
}

export interface Saved {
  /** The commit; absent if nothing changed. */
  commit?: string;
  /** The saved records, without the deleted ones. */
  records: StoredRecord[];
  /** The number of old names or numbers in texts since then: GET /api/stale-facts. */
  staleFacts: number;
  /** The warnings of the content check for these records. */
  warnings?: Problem[];
  /** The number of past exceptions that the save also removed. */
  pastExceptions?: number;
}

/** GET /api/mentions?path=…: references to a record. POST /api/delete `{ path, version }` also removes them. */
export interface Mention {
  path: string;
  field: FieldPath;
  /** "Leave, holidays, extra clinics › Dr Asha Rao, 2026-12-01 › Doctor". */
  location: LocalizedText;
  /** Whether deleting the record removes it; a person has to change the others first, except texts. */
  isRemovedWithRecord: boolean;
  /** Whether a text has the name. */
  isText?: true;
}

/** A part of a picture, in fractions of its upright width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * POST /api/uploads, multipart: `file`, and a `Crop` as JSON. It isn't part of the content until a save uses it.
 * GET /uploads/ID.webp returns it.
 */
export interface Upload {
  /** "upload:…", the value of the field. */
  id: string;
  url: string;
  width: number;
  height: number;
}

/** GET /api/pictures; `/pictures/PATH` returns one, `?width=320` a small one. POST /api/pictures/remove `{ paths }`. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
  /** The records that show it. A picture without any may be removed. */
  usedBy: { path: string; name: LocalizedText }[];
}

/** GET /api/publishing; GET /api/publishing/events sends it now and after each change, as server-sent events. */
export interface Publishing {
  /** Absent if no publish is running. */
  running?: {
    step: PublishStep;
    /** The start of this step, and of the publish in `began`; ISO. */
    since: string;
    began: string;
    by: string;
    canStop: boolean;
    /** Whether it rolls back. */
    isRollback?: boolean;
    /** The changes that it publishes. */
    changes: Change[];
    /** The changes of the publish that starts right afterwards. */
    next: Change[];
  };
  live?: {
    /** The name of the release. */
    name: string;
    since: string;
    /** Whether the live site has served it. */
    isSeen: boolean;
  };
  /** The newest first. */
  releases: Release[];
  /** The saved changes that aren't live, without the changes of a running or waiting publish; empty during a rollback. */
  unpublished: Change[];
  /** After a rollback: the unpublished changes that the newest release has, which the next publish makes live again. */
  mistaken: Change[];
  /** A failure, or notes on a live release. */
  failure?: {
    messages: LocalizedText[];
    isPublished?: true;
    /** Whether it may succeed without other people's pushed changes: POST /api/publish `{ alone: true }`. */
    canPublishAlone?: true;
  };
  conflicts: Conflict[];
  readiness: Readiness;
  /** The time since which saves aren't backed up to the remote; ISO. */
  notBackedUpSince?: string;
}

/** Whether the next publish can go live, checked every few minutes and by POST /api/publish/check. */
export interface Readiness {
  /** "notSetUp" is a missing or wrong setting, "unreachable" a server or repository that doesn't answer. */
  state: "notSetUp" | "checking" | "ready" | "unreachable";
  /** The problem and what to do; with "ready", problems that don't stop a publish. */
  message: LocalizedText[];
}

/** The author of the changes that the desk makes automatically, such as removing past dates. */
export const deskName = "Website desk";

export const publishSteps = ["fetch", "merge", "check", "build", "try", "push", "deploy", "verify"] as const;
export type PublishStep = (typeof publishSteps)[number];

/** POST /api/publish, /api/publish/stop, /api/publish/dismiss (the failure); POST /api/back `{ name }`. */
export interface Release {
  /** "12-2026-12-31-235959" */
  name: string;
  by: string;
  /** When it went live; ISO. */
  at: string;
}

/** A record that was changed here and elsewhere. POST /api/conflicts `{ path, side, choices }`. */
export interface Conflict {
  path: string;
  name: LocalizedText;
  by: string;
  values: ValueChange[];
}

/** GET /api/history?path=…&before=ID: the newest first, a hundred at a time. */
export interface Change {
  id: string;
  /** "Notices: water supply". */
  message: LocalizedText;
  /** The ID of the change that this one undoes or restores. */
  undoes?: string;
  restores?: string;
  /** It was made outside the desk, with a message for developers. */
  isByDeveloper?: true;
  by: string;
  at: string;
}

/** GET /api/history/ID. POST /api/history/ID/bring-back `{ side: "before" | "after", choices }` answers `Saved`. */
export interface ChangeDetails {
  change: Change;
  records: ChangedRecord[];
  /** Whether its values are the present ones. */
  isPresent: boolean;
}

export interface ChangedRecord {
  path: string;
  name: LocalizedText;
  values: ValueChange[];
}

export type ValueChange = Difference;

/** GET /api/stale-facts. POST /api/stale-facts `{ change, leave }`, lists of IDs, answers `Saved`. */
export interface StaleFact {
  id: string;
  path: string;
  field: FieldPath;
  location: LocalizedText;
  old: string;
  new: string;
  /** The sentence, before and after. */
  before: string;
  after: string;
}

/** GET /api/upkeep */
export interface Duty {
  title: LocalizedText;
  toDo: LocalizedText;
  locations: { path: string; field: FieldPath; message: LocalizedText }[];
}

/** The collections with a spreadsheet, because hospitals receive them as lists from HR, insurers or calendars. */
export const sheetCollections = ["doctors", "people", "insurers", "exceptions", "hours", "disclosures"];

/** GET /api/sheets; GET /api/sheets/NAME.xlsx is the file. */
export interface Sheet {
  name: string;
  rows: number;
  /** The record that has all rows, if it is one. */
  record?: string;
}

/**
 * POST /api/sheets, multipart. `file` alone returns the changes; `save`, the version in that response, saves them.
 * With `remove`, rows of lists that the file lacks are removed.
 */
export interface SheetAnswer {
  name: string;
  isSaved: boolean;
  /** The digest of these changes. It differs after another person's save. */
  version: string;
  changes: { path: string; name: LocalizedText; values: ValueChange[]; kind: "new" | "changed" | "deleted" }[];
  /** The number of changed values and new rows, and of removed rows. */
  counts: { changed: number; removed: number };
  /** The rows that the file lacks, with the name of the row or record that they belong to. */
  missing: { owner: string; value: RecordValue }[];
  /** Ambiguous or wrong rows, which stop the save. `record` is for a problem without a row. */
  problems: { sheet: string; row?: number; column?: string; record?: LocalizedText; message: LocalizedText }[];
}

/**
 * A link that works without a login, for seven days. POST /api/reviews `{ path }` makes one for a text to sign, which
 * accepts one answer. POST /api/previews `{ path }` makes one for a preview of the saved content, which opens at the
 * page of that record, in the language of `Accept-Language`; without `path`, or without such a page, at the home page.
 */
export interface SecretLink {
  /** The address on this computer: "/review/SECRET", or an address on a separate origin. */
  address: string;
  /** For other computers and phones; absent while the desk runs on one computer only. */
  url?: string;
  until: string;
}

/** GET /api/links: the secret links that work now. POST /api/links/withdraw `{ id }` ends one. */
export interface OpenLink {
  id: string;
  kind: "review" | "preview";
  /** The record that it was made for; absent for a preview that was made on the page "Publish". */
  path?: string | undefined;
  /** The name of the record; absent if it was deleted since. */
  name?: LocalizedText | undefined;
  by: string;
  until: string;
}

/** GET /api/review/SECRET: no login, no other data. */
export interface Review {
  path: string;
  name: LocalizedText;
  hospital: LocalizedText;
  /** The site's text, by field. */
  value: RecordValue;
  /** The changes since the last signature, or the whole text without one. */
  changes: ValueChange[];
  last?: { by: string; date: string };
  /** The version of the text that was shown, which the answer sends back. */
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
