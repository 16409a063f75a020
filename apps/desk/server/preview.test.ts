import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { longDate } from "@hospital/content/text/calendar";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OpenLink, Refused, SecretLink } from "../api.ts";
import { stopPreviews } from "../publish/preview.ts";
import { Desk } from "../tests/support/desk.ts";
import { PublishingHospital } from "../tests/support/publishing-hospital.ts";
import { createApp } from "./app.ts";
import { keepPreviewsCleared } from "./preview.ts";

/* The secret link to a preview of the saved content. */

const hospital = new PublishingHospital(mkdtempSync(join(tmpdir(), "preview ")));
let desk: Desk;

beforeAll(async () => {
  await hospital.open({ command: PublishingHospital.upload });
  desk = new Desk(hospital.root, await hospital.repository);
});
afterAll(async () => {
  vi.useRealTimers();
  await stopPreviews(desk.repository);
  hospital.close();
});

const host = "preview.localhost:4570";
const open = (path: string, headers = {}) =>
  desk.app.request(`http://${host}${path}`, { headers: { Host: host, ...headers } });

/** Opens a link as a browser without a login does. */
async function follow({ address }: SecretLink) {
  const opened = await open(new URL(address).pathname);
  expect(opened.status).toBe(302);
  const cookie = opened.headers.get("Set-Cookie") ?? "";
  return { page: opened.headers.get("Location") ?? "", cookie, headers: { Cookie: cookie.split(";")[0] ?? "" } };
}

const create = async (path?: string, language?: string) =>
  (await desk.post<SecretLink>("/api/previews", { path }, "Sunita", language)).body;

test("shows the saved content, also after later saves and publishes, and removes the worktree", async () => {
  await desk.change("notices.yaml", (value) => {
    value.notices[0].text = { en: "The new ward opens", hi: "नया वार्ड" };
  });
  const link = await create();
  expect(link.address).toMatch(/^http:\/\/preview\.localhost:4570\/open\/[\w-]{32}\/$/);
  const { page, cookie, headers } = await follow(link);
  expect(page).toBe("/");
  expect(cookie).toMatch(/HttpOnly/);
  await desk.change("notices.yaml", (value) => {
    value.notices[0].text = { en: "Another text", hi: "दूसरी बात" };
  });
  // A publish interrupts the build, which starts again afterwards.
  const published = hospital.publish();
  await expect.poll(async () => (await open("/", headers)).status).toBe(200);
  await published;
  const home = await open("/", headers);
  expect(await home.text()).toContain("The new ward opens");
  expect(home.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  expect(home.headers.get("Content-Type")).toMatch("text/html");
  expect((await open("/_astro/script.js", headers)).status).toBe(200);
  expect((await open("/_sums", headers)).status).toBe(404);
  expect((await open("/%2e%2e/hosting.json", headers)).status).toBe(404);
  expect((await open("/nothing", headers)).status).toBe(404);
  expect((await open("/%zz", headers)).status).toBe(400);
  expect(hospital.livePage("index")).toContain("Another text");
  expect(existsSync(join(desk.repository.folder, "preview-worktrees"))).toBe(false);
});

test("opens at the page of the record, in the desk's language", async () => {
  const pageOf = async (path?: string, language?: string) => (await follow(await create(path, language))).page;
  expect(await pageOf("doctors/asha-rao.yaml")).toBe("/dr-in-hospital/asha-rao");
  expect(await pageOf("doctors/asha-rao.yaml", "hi")).toBe("/hi/dr-in-hospital/asha-rao");
  expect(await pageOf("notices.yaml", "hi")).toBe("/hi");
  expect(await pageOf(undefined, "hi")).toBe("/hi");
  expect((await desk.post("/api/previews", { path: "doctors/gone.yaml" })).status).toBe(422);
});

test("requires the secret, and serves nothing of the desk at its origin", async () => {
  for (const path of ["/", "/doctor", "/api/session", "/api/records", "/open/wrong/doctor"]) {
    const answer = await open(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.text()).toMatch(/isn’t complete, or isn’t known.*लिंक अधूरा है/s);
  }
  const { headers } = await follow(await create());
  const post = await desk.app.request(`http://${host}/api/publish`, {
    method: "POST",
    headers: { Host: host, ...headers },
  });
  expect(post.status).not.toBe(200);
});

test("redirects only to its own pages, with their query", async () => {
  const { address } = await create();
  const location = async (page: string) => {
    const { status, headers } = await open(`${new URL(address).pathname.replace(/\/$/, "")}${page}`);
    return status === 302 ? headers.get("Location") : status;
  };
  for (const page of ["//evil.example/x", "/.//evil.example/x", "/\\evil.example/x"])
    expect(await location(page), page).toBe("/evil.example/x");
  expect(await location("/%5Cevil.example")).toBe("/%5Cevil.example");
  expect(await location("/%00")).toBe("/%00");
  expect(await location("/hi/search?q=a%20b")).toBe("/hi/search?q=a%20b");
});

test("refuses the link of a review, and a review refuses the link of a preview", async () => {
  const review = await desk.post<SecretLink>("/api/reviews", { path: "departments/cardiology.yaml" });
  const secret = review.body.address.replace("/review/", "");
  expect((await open("/", { Cookie: `preview=${secret}` })).status).toBe(403);
  const preview = new URL((await create()).address).pathname.split("/")[2];
  await expect(desk.get(`/api/review/${preview}`)).rejects.toThrow("422");
});

test("expires after seven days, with its last day in the message", async () => {
  const link = await create();
  const { headers } = await follow(link);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
  const answer = await open("/", headers);
  vi.useRealTimers();
  expect(answer.status).toBe(403);
  const text = await answer.text();
  expect(text).toContain(`This link worked until ${longDate(link.until, "en")}.`);
  expect(text).toContain(`यह लिंक ${longDate(link.until, "hi")} तक चलता था।`);
});

test("stops working when it is withdrawn, also where it is open, and leaves the list of links", async () => {
  const { headers } = await follow(await create("doctors/asha-rao.yaml"));
  const { body: review } = await desk.post<SecretLink>(
    "/api/reviews",
    { path: "departments/cardiology.yaml" },
    "Imran",
  );
  const links = () => desk.get<OpenLink[]>("/api/links");
  const created = (await links()).slice(-2);
  expect(created).toMatchObject([
    { kind: "preview", path: "doctors/asha-rao.yaml", name: { en: "Dr Asha Rao" }, by: "Sunita", until: review.until },
    { kind: "review", path: "departments/cardiology.yaml", by: "Imran" },
  ]);
  expect(JSON.stringify(created)).not.toContain(review.address.replace("/review/", ""));
  for (const { id } of created) expect((await desk.post("/api/links/withdraw", { id })).status).toBe(200);
  const answer = await open("/", headers);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toMatch(/The hospital has withdrawn this link\..*लिंक बंद कर दिया है/s);
  await expect(desk.get(review.address.replace("/", "/api/"))).rejects.toThrow("withdrawn");
  const answered = { version: "1", by: "Dr X", languages: ["en"], next: "2028-01-01" };
  expect((await desk.post(review.address.replace("/", "/api/"), answered)).status).toBe(422);
  const ids = created.map(({ id }) => id);
  expect((await links()).filter(({ id }) => ids.includes(id))).toEqual([]);
});

test("deletes expired previews and the leftovers of a crash when the desk starts, without a new link", async () => {
  const { headers } = await follow(await create());
  await expect.poll(async () => (await open("/", headers)).status).toBe(200);
  const { folder } = desk.repository;
  const left = ["previews/unfinished-x", "preview-worktrees/at-x"].map((name) => join(folder, name));
  for (const folder of left) mkdirSync(folder, { recursive: true });
  await keepPreviewsCleared(desk.repository)();
  expect(readdirSync(join(folder, "previews"))).toContain(desk.git("rev-parse", "HEAD"));
  expect(left.map((folder) => existsSync(folder))).toEqual([false, false]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
  await keepPreviewsCleared(desk.repository)();
  vi.useRealTimers();
  expect(readdirSync(join(folder, "previews"))).toEqual([]);
});

test("needs a separate origin if the desk has one", async () => {
  const origin = "https://edit.hospital.example";
  const headers = { Host: "edit.hospital.example", Origin: origin, "Remote-User": "Sunita" };
  const ask = async (previewOrigin?: string) => {
    const app = createApp({ repository: desk.repository, application: desk.root, key: "", origin, previewOrigin });
    const init = { method: "POST", headers, body: "{}" };
    return (await app.request(`${origin}/api/previews`, init)).json() as Promise<Refused & SecretLink>;
  };
  expect((await ask()).refused[0]).toContain("PREVIEW_ORIGIN");
  const { url, address } = await ask("https://preview.hospital.example");
  expect(url).toMatch(/^https:\/\/preview\.hospital\.example\/open\/[\w-]{32}\/$/);
  expect(address).toBe(url);
});

test("stops its build with the desk, and starts a new one when the link is opened", async () => {
  await desk.change("notices.yaml", (value) => {
    value.notices[0].text = { en: "A third text", hi: "तीसरी बात" };
  });
  const { headers } = await follow(await create());
  await stopPreviews(desk.repository);
  const head = desk.git("rev-parse", "HEAD");
  expect(existsSync(join(desk.repository.folder, "previews", head))).toBe(false);
  await expect.poll(async () => (await open("/", headers)).text()).toContain("A third text");
});
