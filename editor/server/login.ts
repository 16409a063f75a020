import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { compare } from "bcryptjs";
import type { Context } from "hono";
import { runExclusively } from "../store/exclusive.ts";
import type { Person } from "../store/repository.ts";

/** The longest wait for an answer after wrong passwords, in milliseconds. */
const maxWait = 30_000;

/** Names and passwords, a line for each person: the name, a space, what `caddy hash-password` says. */
export class Accounts {
  readonly #file: string;
  /** Passwords that were right, by what the browser sends with every request. */
  readonly #known = new Map<string, { name: string; hash: string }>();
  readonly #failures = new Map<string, number>();

  constructor(file: string) {
    this.#file = file;
  }

  /** Who has logged in. A wrong password is logged, and each one is answered later than the one before. */
  async personOf(context: Context): Promise<Person | undefined> {
    const sent = context.req.header("Authorization") ?? "";
    const [, code = ""] = /^Basic (.+)$/i.exec(sent) ?? [];
    const [, name = "", password = ""] = /^([^:]*):(.*)$/s.exec(Buffer.from(code, "base64").toString()) ?? [];
    if (name === "") return undefined;
    const hash = (await this.#hashes()).get(name);
    const known = this.#known.get(sent);
    if (known?.name === name && known.hash === hash) return { name };
    // Names that nobody has are counted as one: they fill no memory, and hide nobody's failures.
    const account = hash ? name : "";
    // One after the other, so that many at once are not quicker.
    const isRight = await runExclusively(`${this.#file} ${account}`, () => this.#isRight(account, password, hash));
    if (!isRight) console.warn(`${new Date().toISOString()} A login failed: ${JSON.stringify(name.slice(0, 50))}`);
    if (isRight && hash) this.#known.set(sent, { name, hash });
    return isRight ? { name } : undefined;
  }

  /** The browser's question for name and password. */
  ask(context: Context): Response {
    context.header("WWW-Authenticate", 'Basic realm="Edit the website", charset="UTF-8"');
    return context.text("Name and password, please.", 401);
  }

  async #isRight(account: string, password: string, hash: string | undefined): Promise<boolean> {
    const failures = this.#failures.get(account) ?? 0;
    if (failures > 2) await setTimeout(Math.min(maxWait, 500 * 2 ** (failures - 3)));
    const isRight = hash !== undefined && (await compare(password, hash));
    this.#failures.set(account, isRight ? 0 : failures + 1);
    return isRight;
  }

  /** Read each time: whoever leaves the hospital loses the line, and the login with it. */
  async #hashes(): Promise<Map<string, string>> {
    const lines = (await readFile(this.#file, "utf8")).split("\n").map((line) => line.trim());
    const pairs = lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(/\s+(?=\S+$)/));
    return new Map(pairs.map(([name = "", hash = ""]) => [name, hash]));
  }
}

/** The reverse proxy's header with the login; the proxy must overwrite what a browser sends by that name. */
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
