import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "bcryptjs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Session } from "../../editor/api.ts";
import { createApp } from "../../editor/server/app.ts";
import { Accounts } from "../../editor/server/login.ts";
import type { Routes } from "../../editor/server/request.ts";
import { Desk } from "./desk.ts";

/** How long each login that was asked for was made to wait, in milliseconds. */
const waits = vi.hoisted(() => [] as number[]);
vi.mock("node:timers/promises", () => ({ setTimeout: async (milliseconds: number) => waits.push(milliseconds) }));

const origin = "https://edit.hospital.example";
const host = { Host: "edit.hospital.example" };
let desk: Desk;
let app: Routes;

beforeAll(async () => {
  desk = await Desk.open();
  const file = join(desk.root, "../accounts");
  writeFileSync(file, `# The front desk\nSunita Rao ${await hash("right", 4)}\n`);
  const { repository, root } = desk;
  app = createApp({ repository, application: root, key: "", origin, accounts: new Accounts(file) });
});
afterAll(() => desk.close());

async function login(name: string, password: string): Promise<string | undefined> {
  const Authorization = `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
  const response = await app.request(`${origin}/api/session`, { headers: { ...host, Authorization } });
  return ((await response.json()) as Session).person?.name;
}

test("a login that fails is logged, each next one of that name waits longer, and the right one begins anew", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (let tries = 0; tries < 6; tries++) expect(await login("Sunita Rao", "wrong")).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(6);
  expect(waits).toEqual([500, 1000, 2000]);
  // Names that nobody has are slowed as one, and nobody's failures are forgotten for them.
  await Promise.all(Array.from({ length: 1100 }, (_, index) => login(`Nobody ${index}`, "x")));
  expect(waits.slice(3, 10)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000]);
  expect(await login("Sunita Rao", "wrong")).toBeUndefined();
  expect(waits.at(-1)).toBe(4000);
  expect(await login("Sunita Rao", "right")).toBe("Sunita Rao");
  const before = waits.length;
  expect(await login("Sunita Rao", "wrong")).toBeUndefined();
  expect(waits).toHaveLength(before);
  warn.mockRestore();
});

test("without a login there is the question for one", async () => {
  const refused = await app.request(`${origin}/api/records`, { headers: host });
  expect(refused.status).toBe(401);
  expect(refused.headers.get("WWW-Authenticate")).toContain("Basic");
});
