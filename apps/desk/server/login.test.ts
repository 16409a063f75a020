import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hash, compare as real } from "bcryptjs";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../api.ts";
import { Desk } from "../tests/support/desk.ts";
import { createApp } from "./app.ts";
import { Accounts } from "./login.ts";
import type { Routes } from "./request.ts";

const compare = vi.hoisted(() => vi.fn());
vi.mock("./compare-password.ts", () => ({ comparePassword: compare }));

const origin = "https://edit.hospital.example";
const host = { Host: "edit.hospital.example" };
const people = `# The front desk\nSunita Rao ${await hash("right", 4)}\nImran ${await hash("correct", 4)}\n`;
let desk: Desk;
let file: string;
let accounts: Accounts;
let app: Routes;
/** A clock that only advances with waits, and records them. */
let now = 0;
let waits: number[] = [];
const clock = { now: () => now, wait: async (milliseconds: number) => void waits.push(milliseconds) };

beforeAll(async () => {
  desk = await Desk.open();
  file = join(desk.root, "../accounts");
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
beforeEach(() => {
  const { repository, root } = desk;
  [now, waits] = [0, []];
  vi.mocked(console.warn).mockClear();
  compare.mockReset().mockImplementation(real);
  writeFileSync(file, people);
  accounts = new Accounts(file, clock);
  app = createApp({ repository, application: root, key: "", origin, accounts });
});
afterAll(() => {
  vi.restoreAllMocks();
  desk.close();
});

/** Logs in through this computer's proxy, or from another computer. */
function ask(name: string, password: string, address = "198.51.100.7", remote = "127.0.0.1", language = "en") {
  const Authorization = `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
  const headers = { ...host, Origin: origin, Authorization, "X-Forwarded-For": address, "Accept-Language": language };
  const connection = { incoming: { socket: { remoteAddress: remote } } };
  return app.request(`${origin}/api/log-in`, { method: "POST", headers }, connection);
}

async function login(...args: Parameters<typeof ask>): Promise<string | undefined> {
  const { status } = await ask(...args);
  return status === 200 ? args[0] : undefined;
}

test("logs wrong passwords, delays the next one longer each time, and resets after the right one", async () => {
  for (let tries = 0; tries < 6; tries++) expect(await login("Sunita Rao", "wrong")).toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(6);
  expect(waits).toEqual([500, 1000, 2000]);
  for (let tries = 0; tries < 5; tries++) await login("Sunita Rao", "wrong");
  expect(waits.at(-1)).toBe(30_000);
  expect(await login("Sunita Rao", "right")).toBe("Sunita Rao");
  waits = [];
  expect(await login("Sunita Rao", "wrong")).toBeUndefined();
  expect(waits).toEqual([]);
});

test("delays only the name and the address with wrong passwords", async () => {
  for (let tries = 0; tries < 8; tries++) await login("Sunita Rao", "wrong", "203.0.113.9");
  waits = [];
  expect(await login("Sunita Rao", "right")).toBe("Sunita Rao");
  expect(await login("Imran", "correct", "203.0.113.9")).toBe("Imran");
  expect(waits).toEqual([]);
  await login("Sunita Rao", "wrong", "203.0.113.9");
  expect(waits).toEqual([16_000]);
});

test("treats an IPv6 network as one address", async () => {
  for (const part of ["1", "2:3", "ffff:0:1"]) await login("Imran", "wrong", `2001:db8:1:2::${part}`);
  await login("Imran", "wrong", "2001:DB8:1:2:3:4:5:6");
  expect(waits).toEqual([500]);
  await login("Imran", "wrong", "2001:db8:1:3::1");
  expect(waits).toEqual([500]);
});

test("trusts only the last address in X-Forwarded-For, and only from this computer's proxy", async () => {
  for (let tries = 0; tries < 4; tries++) await login("Imran", "wrong", `192.0.2.${tries}`, "203.0.113.9");
  expect(waits).toEqual([500]);
  for (let tries = 0; tries < 4; tries++)
    await login("Imran", "wrong", `192.0.2.${tries}, 198.51.100.8`, "::ffff:127.0.0.1");
  expect(waits).toEqual([500, 500]);
});

test("accepts a name in small letters", async () => {
  const answer = await ask("sunita rao", "right");
  expect(answer.status).toBe(200);
});

test("treats an unknown name like a wrong password", async () => {
  for (let tries = 0; tries < 5; tries++) expect((await ask("Nobody", "right")).status).toBe(401);
  expect(compare).toHaveBeenCalledTimes(5);
  expect(new Set(compare.mock.calls.map(([, stored]) => stored.slice(0, 7)))).toEqual(new Set(["$2b$04$"]));
  expect(waits).toEqual([500, 1000]);
});

test("forgets failures after a quarter of an hour, and never remembers more than 10,000", async () => {
  for (let tries = 0; tries < 4; tries++) await login("Imran", "wrong");
  now += 16 * 60_000;
  waits = [];
  await login("Imran", "wrong");
  expect(waits).toEqual([]);
  compare.mockResolvedValue(false);
  for (let count = 0; count < 10_050; count++) await ask(`Nobody ${count}`, "x");
  expect(accounts.remembered).toBe(10_000);
  now += 16 * 60_000;
  await ask("Nobody", "x");
  expect(accounts.remembered).toBe(1);
});

test("refuses many simultaneous guesses, but not a person at the usual address", async () => {
  expect(await login("Sunita Rao", "right")).toBe("Sunita Rao");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  compare.mockImplementation((password, stored) =>
    password.startsWith("guess") ? held.then(() => false) : real(password, stored),
  );
  const guesses = Array.from({ length: 80 }, (_, index) => ask("Sunita Rao", `guess ${index}`, `192.0.2.${index}`));
  expect(await login("Sunita Rao", "right")).toBe("Sunita Rao");
  const refused = await ask("Sunita Rao", "another", "192.0.2.200", undefined, "hi");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(((await refused.json()) as Refused).refused[0]).toMatch(/^एक साथ बहुत से लोग लॉग इन कर रहे हैं/);
  release();
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test("lets a person log in elsewhere while one address guesses with many names", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  compare.mockImplementation((password, stored) =>
    password === "guess" ? held.then(() => false) : real(password, stored),
  );
  const statuses: number[] = [];
  const guesses = Array.from({ length: 80 }, async (_, index) => {
    statuses.push((await ask(`Guess ${index}`, "guess", "192.0.2.1")).status);
  });
  await vi.waitFor(() => expect(statuses).toEqual(Array(70).fill(429)));
  const elsewhere = login("Sunita Rao", "right");
  release();
  expect(await elsewhere).toBe("Sunita Rao");
  await Promise.all(guesses);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test("takes a password only for a login, and not with any other request", async () => {
  const Authorization = `Basic ${Buffer.from("Sunita Rao:right").toString("base64")}`;
  const records = await app.request(`${origin}/api/records`, { headers: { ...host, Authorization } });
  expect(records.status).toBe(401);
  expect(compare).not.toHaveBeenCalled();
});

/** The cookie of a session that begins with this password. */
async function begin(name: string, password: string): Promise<string> {
  const response = await ask(name, password);
  expect(response.status).toBe(200);
  const cookie = response.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  return cookie.split(";")[0] ?? "";
}

async function statusWith(Cookie: string): Promise<number> {
  return (await app.request(`${origin}/api/records`, { headers: { ...host, Cookie } })).status;
}

test("ends only the session of the browser that logs out, on the server", async () => {
  const [first, second] = [await begin("Sunita Rao", "right"), await begin("Sunita Rao", "right")];
  expect(await statusWith(first)).toBe(200);
  const session = await app.request(`${origin}/api/session`, { headers: { ...host, Cookie: first } });
  expect(await session.json()).toMatchObject({ person: { name: "Sunita Rao" }, login: "in" });
  const headers = { ...host, Origin: origin, Cookie: first };
  const left = await app.request(`${origin}/api/log-out`, { method: "POST", headers });
  expect(left.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect(await statusWith(first)).toBe(401);
  expect(await statusWith(second)).toBe(200);
});

test("keeps a session over a restart, and ends it with the account, another password, or after a week unused", async () => {
  const cookie = await begin("Sunita Rao", "right");
  const restart = () => {
    const { repository, root } = desk;
    app = createApp({ repository, application: root, key: "", origin, accounts: new Accounts(file) });
  };
  restart();
  expect(await statusWith(cookie)).toBe(200);
  expect(readFileSync(join(desk.repository.folder, "sessions.json"), "utf8")).not.toContain(cookie.split("=")[1]);
  const now = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(now + 6 * 86_400_000);
  expect(await statusWith(cookie)).toBe(200);
  clock.mockReturnValue(now + 12 * 86_400_000);
  expect(await statusWith(cookie)).toBe(200);
  clock.mockReturnValue(now + 20 * 86_400_000);
  expect(await statusWith(cookie)).toBe(401);
  clock.mockRestore();
  const next = await begin("Sunita Rao", "right");
  writeFileSync(file, `Sunita Rao ${await hash("another", 4)}\n`);
  expect(await statusWith(next)).toBe(401);
  writeFileSync(file, people);
  const last = await begin("Sunita Rao", "right");
  writeFileSync(file, "# Nobody\n");
  expect(await statusWith(last)).toBe(401);
});

test("reports an unreadable list of accounts, and shows the login form", async () => {
  rmSync(file);
  const refused = await ask("Sunita Rao", "right", undefined, undefined, "hi");
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as Refused).refused[0]).toMatch(/खातों की सूची.*accounts \(ENOENT\)/);
});

test("shows only the login form without a login", async () => {
  const refused = await app.request(`${origin}/api/records`, { headers: host });
  expect(refused.status).toBe(401);
  // The browser's own dialog would store the password, and make logging out impossible.
  expect(refused.headers.get("WWW-Authenticate")).toBeNull();
  expect((await app.request(`${origin}/pictures/logo.svg`, { headers: host })).status).toBe(401);
  expect((await app.request(`${origin}/all/doctors`, { headers: host })).status).not.toBe(401);
  const session = await app.request(`${origin}/api/session`, { headers: host });
  expect(await session.json()).toMatchObject({ login: "out" });
  const headers = { ...host, Origin: origin, "Accept-Language": "hi" };
  const empty = await app.request(`${origin}/api/log-in`, { method: "POST", headers });
  expect([empty.status, await empty.json()]).toEqual([401, { refused: ["नाम या पासवर्ड ग़लत है। दोनों देखकर फिर से लिखें।"] }]);
});
