import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { refusalMessage } from "../messages/writers.ts";
import { runExclusively } from "../store/exclusive.ts";
import { Refusal } from "../store/refusal.ts";
import type { Person } from "../store/repository.ts";
import { comparePassword } from "./compare-password.ts";
import { languageOf } from "./request.ts";

/** Times are in milliseconds. */
const limits = {
  /** The number of consecutive wrong passwords without a delay. */
  freeFailures: 3,
  firstWait: 500,
  maxWait: 30_000,
  /** Failures are forgotten after this time without another one. */
  memory: 15 * 60_000,
  /** The maximum number of stored names and addresses with failures; the oldest are dropped first. */
  maxRemembered: 10_000,
  /** The maximum number of pending logins of one name and address. */
  maxWaiting: 4,
  /** The maximum number of pending logins from unfamiliar addresses: from each of them, and from all. */
  maxWaitingAtAddress: 10,
  maxWaitingUnfamiliar: 50,
};

interface Clock {
  /** A monotonic time in milliseconds. */
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const systemClock: Clock = { now: () => performance.now(), wait: (milliseconds) => setTimeout(milliseconds) };

/** The login attempts of one name from one address. */
interface Attempts {
  failures: number;
  waiting: number;
  last: number;
}

/**
 * Names and passwords, one line per person: the name, a space, and the output of `caddy hash-password`.
 *
 * Wrong passwords slow down the name at that address only, so that an attacker can't lock out a person elsewhere.
 * Passwords from addresses where the name hasn't logged in before are compared one at a time. This limits guesses from
 * many addresses; a person at a familiar address doesn't notice.
 */
export class Accounts {
  readonly #file: string;
  readonly #clock: Clock;
  /** By name and address, the most recently used one last. */
  readonly #attempts = new Map<string, Attempts>();
  /** Names with the addresses where they have logged in. */
  readonly #familiar = new Set<string>();
  /** The address of each pending login from an unfamiliar one. */
  readonly #waitingUnfamiliar: string[] = [];

  constructor(file: string, clock = systemClock) {
    this.#file = file;
    this.#clock = clock;
  }

  /** The person whose name and password a request has, or the response to too many attempts. */
  async personOf(context: Context): Promise<Person | Response | undefined> {
    const [, code = ""] = /^Basic (.+)$/i.exec(context.req.header("Authorization") ?? "") ?? [];
    const [, typed = "", password = ""] = /^([^:]*):(.*)$/s.exec(Buffer.from(code, "base64").toString()) ?? [];
    if (typed === "") return undefined;
    const hashes = await this.#hashes();
    const name = storedName(typed, [...hashes.keys()]);
    const hash = hashes.get(name);
    // An unknown name takes as long as a wrong password, because the time would reveal which names exist.
    const [another = ""] = hashes.values();
    const isRight = async () => (await comparePassword(password, hash ?? another)) && hash !== undefined;
    const isCorrect = await this.#attempt(clientNetwork(context), name.slice(0, 100), isRight);
    if (isCorrect === undefined) {
      context.header("Retry-After", "60");
      return context.json(new Refusal(refusalMessage("tooManyLogins")).in(languageOf(context)), 429);
    }
    if (!isCorrect) console.warn(`${new Date().toISOString()} A login failed: ${JSON.stringify(name.slice(0, 50))}`);
    return isCorrect ? { name } : undefined;
  }

  /** A person's password hash; undefined without an account. */
  async hashOf(name: string): Promise<string | undefined> {
    return (await this.#hashes()).get(name);
  }

  /** The number of names and addresses whose failures are remembered. */
  get remembered(): number {
    return this.#attempts.size;
  }

  /** Whether a password is right, after the delay for earlier failures; undefined if too many logins are pending. */
  async #attempt(address: string, name: string, isRight: () => Promise<boolean>): Promise<boolean | undefined> {
    const key = `${address} ${name}`;
    const attempts = this.#attemptsOf(key);
    const isFamiliar = this.#familiar.has(key);
    if (attempts.waiting >= limits.maxWaiting) return undefined;
    if (!isFamiliar && this.#isFull(address)) return undefined;
    attempts.waiting++;
    try {
      // Sequential, so that simultaneous guesses aren't faster.
      return await runExclusively(`${this.#file} ${key}`, async () => {
        const doublings = attempts.failures - limits.freeFailures;
        if (doublings >= 0) await this.#clock.wait(Math.min(limits.maxWait, limits.firstWait * 2 ** doublings));
        const isCorrect = isFamiliar ? await isRight() : await this.#compareUnfamiliar(address, isRight);
        attempts.last = this.#clock.now();
        attempts.failures = isCorrect ? 0 : attempts.failures + 1;
        if (isCorrect) this.#familiar.add(key);
        return isCorrect;
      });
    } finally {
      attempts.waiting--;
    }
  }

  /** Whether too many logins are pending; those from one address must not lock out the others. */
  #isFull(address: string): boolean {
    const pending = this.#waitingUnfamiliar;
    const atAddress = pending.filter((other) => other === address);
    return pending.length >= limits.maxWaitingUnfamiliar || atAddress.length >= limits.maxWaitingAtAddress;
  }

  async #compareUnfamiliar(address: string, isRight: () => Promise<boolean>): Promise<boolean> {
    this.#waitingUnfamiliar.push(address);
    try {
      return await runExclusively(this.#file, isRight);
    } finally {
      this.#waitingUnfamiliar.splice(this.#waitingUnfamiliar.indexOf(address), 1);
    }
  }

  #attemptsOf(key: string): Attempts {
    const now = this.#clock.now();
    const stored = this.#attempts.get(key);
    const isOver = stored && stored.waiting === 0 && now - stored.last > limits.memory;
    const attempts = stored && !isOver ? stored : { failures: 0, waiting: 0, last: now };
    this.#attempts.delete(key);
    this.#attempts.set(key, attempts);
    for (const [oldest, { last, waiting }] of this.#attempts) {
      if (this.#attempts.size <= limits.maxRemembered && now - last <= limits.memory) break;
      if (waiting === 0) this.#attempts.delete(oldest);
    }
    return attempts;
  }

  /** Read for each request: a session ends when the line is removed. */
  async #hashes(): Promise<Map<string, string>> {
    const text = await readFile(this.#file, "utf8").catch((error) => {
      throw new Refusal(refusalMessage("accountsUnreadable", { file: this.#file, why: error.code }));
    });
    const lines = text.split("\n").map((line) => line.trim());
    const pairs = lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(/\s+(?=\S+$)/));
    return new Map(pairs.map(([name = "", hash = ""]) => [name, hash]));
  }
}

/** The name of the account, which a phone's keyboard may begin with a small letter: "anita" logs in as "Anita". */
function storedName(typed: string, names: string[]): string {
  if (names.includes(typed)) return typed;
  const isSame = (name: string) => name.toLowerCase() === typed.toLowerCase();
  const [name, ...others] = names.filter(isSame);
  return name !== undefined && others.length === 0 ? name : typed;
}

/**
 * The browser's address; for IPv6 the network, because a customer has all of its addresses. Behind the reverse proxy of
 * this computer it is the last one in `X-Forwarded-For`, which the proxy itself adds.
 */
function clientNetwork(context: Context): string {
  const remote = plainAddress(getConnInfo(context).remote.address);
  const isProxy = remote === "::1" || remote.startsWith("127.");
  const forwarded = isProxy ? context.req.header("X-Forwarded-For")?.split(",").at(-1) : undefined;
  const address = forwarded === undefined ? remote : plainAddress(forwarded.trim());
  if (isIP(address) !== 6) return isIP(address) ? address : "unknown";
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

/** Without the prefix of IPv4 in IPv6. */
function plainAddress(address = ""): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}

/** The reverse proxy's header with the login; the proxy must overwrite a header of that name from the browser. */
const proxyHeader = process.env.EDIT_USER_HEADER ?? "Remote-User";

/** The login at the reverse proxy, if there is one. */
export function loggedIn(context: Context): Person | undefined {
  // Node decodes headers as Latin-1.
  const name = Buffer.from(context.req.header(proxyHeader) ?? "", "latin1")
    .toString()
    .trim();
  if (name === "") return undefined;
  return name.includes("@") ? { name: name.split("@")[0] ?? name, email: name } : { name };
}
