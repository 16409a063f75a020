import { createHash, randomBytes } from "node:crypto";
import { inEachLanguage } from "@hospital/content/messages/labels";
import { longDate } from "@hospital/content/text/calendar";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import type { RecordValue } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import type { Person, Repository } from "../store/repository.ts";
import { changeStoredState, readStoredState } from "../store/stored-state.ts";

/* Links that open without a login: the secret gives access to one thing, for seven days. */

const daysOpen = 7;
/** The number of days after which a link that doesn't work any more is forgotten. */
const daysRemembered = 90;

/** A text that a clinician reads and signs; `opened` is the version on the clinician's screen. */
export interface ReviewPurpose {
  kind: "review";
  path: string;
  opened?: { version: string; value: RecordValue };
}

/** A preview of the whole site at this commit, made in the form of a record, if there is a path. */
interface PreviewPurpose {
  kind: "preview";
  commit: string;
  path?: string | undefined;
}

type Purpose = ReviewPurpose | PreviewPurpose;

/** A link. Only a digest of the secret is stored. */
type SecretLink<Kind extends Purpose = Purpose> = Kind & {
  digest: string;
  /** The name of its author. */
  by: string;
  until: string;
  isAnswered?: boolean;
  isWithdrawn?: boolean;
};

/** Creates a link. The secret can't be read again. */
export async function createLink(repository: Repository, purpose: Purpose, { name }: Person) {
  const secret = randomBytes(24).toString("base64url");
  const until = addDays(dayOf(momentNow()), daysOpen);
  await changeLinks(repository, (links) => [...links, { ...purpose, digest: digestOf(secret), by: name, until }]);
  return { secret, until };
}

/** @throws {Refusal} when the link isn't open, or is for another purpose. */
export async function findLink<Kind extends Purpose["kind"]>(repository: Repository, secret: string, kind: Kind) {
  const link = (await readLinks(repository)).find(({ digest }) => digest === digestOf(secret));
  if (link?.kind !== kind) throw new Refusal(refusalMessage("linkUnknown"));
  if (link.isAnswered) throw new Refusal(refusalMessage("linkAnswered"));
  if (link.isWithdrawn) throw new Refusal(refusalMessage("linkWithdrawn"));
  if (!isOpen(link)) {
    const until = inEachLanguage((language) => longDate(link.until, language));
    throw new Refusal(refusalMessage("linkExpired", { until }));
  }
  return link as SecretLink<Extract<Purpose, { kind: Kind }>>;
}

export async function openLinks(repository: Repository): Promise<SecretLink[]> {
  return (await readLinks(repository)).filter(isOpen);
}

export function changeLink(repository: Repository, { digest }: SecretLink, changed: SecretLink): Promise<void> {
  return changeLinks(repository, (links) => links.map((link) => (link.digest === digest ? changed : link)));
}

/** Ends a link, also in the browsers that have opened it. */
export function withdrawLink(repository: Repository, digest: string): Promise<void> {
  return changeLinks(repository, (links) =>
    links.map((link) => (link.digest === digest ? { ...link, isWithdrawn: true } : link)),
  );
}

const file = "secret-links.json";
const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
const isOpen = ({ until, isAnswered, isWithdrawn }: SecretLink) =>
  !isAnswered && !isWithdrawn && until >= dayOf(momentNow());

function readLinks(repository: Repository): Promise<SecretLink[]> {
  return readStoredState<SecretLink[]>(repository, file, []);
}

function changeLinks(repository: Repository, change: (links: SecretLink[]) => SecretLink[]): Promise<void> {
  return changeStoredState<SecretLink[]>(repository, file, [], (links) => {
    const first = addDays(dayOf(momentNow()), -daysRemembered);
    return change(links.filter(({ until }) => until >= first));
  });
}
