import { createHash, randomBytes } from "node:crypto";
import { dayMs } from "@hospital/timetable/clock";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import type { Person, Repository } from "../store/repository.ts";
import { changeStoredState, readStoredState } from "../store/stored-state.ts";
import type { Accounts } from "./login.ts";
import { languageOf, type Routes } from "./request.ts";

/** A browser that has logged in. Only a digest of its secret is stored. */
interface Session {
  name: string;
  /** A digest of the account's line: a new password or a removed account ends the session. */
  account: string;
  /** Milliseconds since 1970. */
  lastUsed: number;
}

/** By the digest of the secret. */
type Stored = Record<string, Session>;

const cookie = "desk";
const options = { prefix: "host", secure: true, httpOnly: true, sameSite: "Strict", path: "/" } as const;
const file = "sessions.json";
const noSessions: Stored = {};
/** A session ends after this time without a request. */
const maxIdle = 7 * dayMs;

/** The sessions of browsers. The server ends them on log-out, with the account, or after a time without use. */
export class Sessions {
  readonly #repository: Repository;
  readonly #accounts: Accounts;

  constructor(repository: Repository, accounts: Accounts) {
    this.#repository = repository;
    this.#accounts = accounts;
  }

  /** The person whose browser sends the cookie of a session. */
  async personOf(context: Context): Promise<Person | undefined> {
    const secret = getCookie(context, cookie, options.prefix);
    if (secret === undefined) return undefined;
    const digest = digestOf(secret);
    const session = (await readStoredState(this.#repository, file, noSessions))[digest];
    if (!session) return undefined;
    const { name, account, lastUsed } = session;
    if (account !== (await this.#accountOf(name)) || Date.now() - lastUsed > maxIdle) {
      await this.#change(({ [digest]: _, ...others }) => others);
      return undefined;
    }
    // Not for each request, because each would be a write.
    if (Date.now() - lastUsed > dayMs)
      await this.#change((sessions) => ({ ...sessions, [digest]: { ...session, lastUsed: Date.now() } }));
    return { name };
  }

  async begin(context: Context, { name }: Person): Promise<void> {
    const secret = randomBytes(32).toString("base64url");
    const session = { name, account: await this.#accountOf(name), lastUsed: Date.now() };
    await this.#change((sessions) => ({ ...sessions, [digestOf(secret)]: session }));
    setCookie(context, cookie, secret, options);
  }

  async end(context: Context): Promise<void> {
    const secret = deleteCookie(context, cookie, options);
    if (secret !== undefined) await this.#change(({ [digestOf(secret)]: _, ...others }) => others);
  }

  async #accountOf(name: string): Promise<string> {
    return digestOf((await this.#accounts.hashOf(name)) ?? "");
  }

  /** Changes the sessions; only in memory while the disk is full. */
  async #change(change: (sessions: Stored) => Stored): Promise<void> {
    await changeStoredState(this.#repository, file, noSessions, (sessions) => {
      const lasting = Object.entries(change(sessions)).filter(([, { lastUsed }]) => Date.now() - lastUsed <= maxIdle);
      return Object.fromEntries(lasting);
    }).catch((error) => console.error(error));
  }
}

/** Logging in with name and password in the header `Authorization`, and logging out. */
export function sessionRoutes(app: Routes, sessions: Sessions, accounts: Accounts): void {
  app.post("/api/log-in", async (context) => {
    const person = await accounts.personOf(context);
    if (person instanceof Response) return person;
    if (!person) return context.json(new Refusal(refusalMessage("wrongPassword")).in(languageOf(context)), 401);
    await sessions.begin(context, person);
    return context.json({});
  });
  app.post("/api/log-out", async (context) => {
    await sessions.end(context);
    return context.json({});
  });
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
