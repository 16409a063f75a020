import { createHash, randomBytes } from "node:crypto";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import type { RecordValue } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import type { Repository } from "../store/repository.ts";
import { changeStoredState, readStoredState } from "../store/stored-state.ts";

/* Links that open without a login: the secret gives access to one thing, for seven days. */

const daysOpen = 7;

/** A text that a clinician reads and signs; `shown` is the version on the clinician's screen. */
export interface ReviewPurpose {
  kind: "review";
  path: string;
  shown?: { version: string; value: RecordValue };
}

/** A preview of the whole site at this commit. */
interface PreviewPurpose {
  kind: "preview";
  commit: string;
}

type Purpose = ReviewPurpose | PreviewPurpose;

/** An open link. Only a digest of the secret is stored. */
type SecretLink<Kind extends Purpose = Purpose> = Kind & { digest: string; until: string };

/** Creates a link. The secret can't be read again. */
export async function createLink(repository: Repository, purpose: Purpose): Promise<{ secret: string; until: string }> {
  const secret = randomBytes(24).toString("base64url");
  const until = addDays(dayOf(momentNow()), daysOpen);
  await changeLinks(repository, (links) => [...links, { ...purpose, digest: digestOf(secret), until }]);
  return { secret, until };
}

/** @throws {Refusal} when the link isn't open, or is for another purpose. */
export async function findLink<Kind extends Purpose["kind"]>(repository: Repository, secret: string, kind: Kind) {
  const link = (await openLinks(repository)).find(({ digest }) => digest === digestOf(secret));
  if (link?.kind !== kind) throw new Refusal(refusalMessage("linkClosed"));
  return link as SecretLink<Extract<Purpose, { kind: Kind }>>;
}

export async function openLinks(repository: Repository): Promise<SecretLink[]> {
  return openIn(await readStoredState<SecretLink[]>(repository, file, []));
}

/** Replaces a link, or closes it with `undefined`. */
export function changeLink(
  repository: Repository,
  { digest }: SecretLink,
  changed: SecretLink | undefined,
): Promise<void> {
  return changeLinks(repository, (links) => links.flatMap((link) => (link.digest === digest ? (changed ?? []) : link)));
}

const file = "secret-links.json";
const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
const openIn = (links: SecretLink[]) => links.filter(({ until }) => until >= dayOf(momentNow()));

function changeLinks(repository: Repository, change: (links: SecretLink[]) => SecretLink[]): Promise<void> {
  return changeStoredState<SecretLink[]>(repository, file, [], (links) => change(openIn(links)));
}
