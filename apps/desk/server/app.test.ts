import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { checkContent, readContent } from "@hospital/content/check/check-content";
import { outdatedReviews } from "@hospital/content/check/review-problems";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Change, Duty, Refused, Review, SecretLink, Session } from "../api.ts";
import { Desk, type Fields } from "../tests/support/desk.ts";
import { createApp } from "./app.ts";
import { serveDesk } from "./serve.ts";

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open();
});
afterEach(() => desk.close());

const deskHeaders = {
  Host: "localhost:4570",
  Origin: "http://localhost:4570",
  "X-Desk-Person": "Sunita",
  "Content-Type": "application/json",
};
const ask = (path: string, init: RequestInit = {}) => desk.app.request(`http://localhost:4570${path}`, init);

describe("on one computer", () => {
  test("refuses requests by another hostname or from another site", async () => {
    expect((await ask("/api/session", { headers: { Host: "evil.example" } })).status).toBe(403);
    const foreign = { ...deskHeaders, Origin: "https://evil.example" };
    expect((await ask("/api/save", { method: "POST", headers: foreign, body: "{}" })).status).toBe(403);
    const { Origin: _, ...without } = deskHeaders;
    expect((await ask("/api/save", { method: "POST", headers: without, body: "{}" })).status).toBe(403);
    expect((await ask("/api/save", { method: "POST", headers: deskHeaders, body: "{}" })).status).toBe(422);
  });

  test("lets a terminal publish with the folder's key, and do nothing else", async () => {
    const headers = { Host: "localhost:4570", "Content-Type": "application/json", "X-Desk-Person": "Timer" };
    const post = (key: string, path: string) =>
      ask(path, { method: "POST", headers: { ...headers, "X-Edit-Key": key }, body: '{"wait":true}' });
    expect((await post("wrong", "/api/publish")).status).toBe(403);
    expect((await post("secret", "/api/save")).status).toBe(403);
    const answer = await post("secret", "/api/publish");
    expect(await answer.json()).toMatchObject({ failure: [{ en: expect.stringContaining("deploy/publish.yaml") }] });
  });

  test("serves the application at every address, with security headers and compression", async () => {
    const page = await ask("/records/doctors/asha-rao", { headers: deskHeaders });
    expect(await page.text()).toContain("Front desk");
    expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await ask("/api/nothing", { headers: deskHeaders })).status).toBe(404);
    const tag = (await ask("/api/records", { headers: deskHeaders })).headers.get("ETag") ?? "";
    expect((await ask("/api/records", { headers: { ...deskHeaders, "If-None-Match": tag } })).status).toBe(304);
    const packed = await ask("/api/records", { headers: { ...deskHeaders, "Accept-Encoding": "gzip" } });
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
  });

  test("doesn't follow symbolic links out of the content", async () => {
    const secret = join(desk.root, "secret.yaml");
    writeFileSync(secret, "title: { en: Secret }\n");
    const links = ["gallery/link.webp", "pages/link.yaml", "claims.yaml"].map((path) =>
      join(desk.root, "content", path),
    );
    mkdirSync(join(desk.root, "content/gallery"), { recursive: true });
    rmSync(join(desk.root, "content/claims.yaml"));
    for (const link of links) symlinkSync(secret, link);
    expect((await ask("/pictures/gallery/link.webp", { headers: deskHeaders })).status).toBe(404);
    for (const path of ["pages/link.yaml", "claims.yaml"]) {
      const answer = await ask(`/api/record?path=${path}`, { headers: deskHeaders });
      expect(answer.status, path).toBe(422);
      expect(await answer.text()).not.toContain("Secret");
    }
    expect(await (await ask("/api/records", { headers: deskHeaders })).text()).not.toContain("Secret");
  });

  test("serves pictures and assets from their folders only", async () => {
    for (const path of [
      "/pictures/../hospital.yaml",
      "/pictures/..%2fhospital.yaml",
      "/uploads/..%2f..%2fHEAD",
      "/assets/..%2f..%2fpackage.json",
    ])
      expect((await ask(path, { headers: deskHeaders })).status, path).not.toBe(500);
    expect(await (await ask("/pictures/..%2fhospital.yaml", { headers: deskHeaders })).text()).not.toContain("phones");
  });
});

test("keeps an idle connection longer than a reverse proxy", async () => {
  const server = await serveDesk({ root: desk.root, port: 0, application: join(desk.root, "application") });
  const [response] = await once(
    request(`${server.url}/api/session`, { agent: new Agent({ keepAlive: true }) }).end(),
    "response",
  );
  expect(Number(/timeout=(\d+)/.exec(response.headers["keep-alive"])?.[1])).toBeGreaterThan(120);
  response.resume();
  await server.close();
});

test("refuses a request without a body or of unknown length with a message", async () => {
  const server = await serveDesk({ root: desk.root, port: 0, application: join(desk.root, "application") });
  for (const [path, headers, parts, status] of [
    ["/api/save", {}, [], 422],
    ["/api/session", {}, [], 404],
    ["/api/save", { "Transfer-Encoding": "chunked" }, ["{", "}"], 411],
  ] as const) {
    const clientRequest = request(server.url + path, { method: "POST", headers: { Origin: server.url, ...headers } });
    const answered = once(clientRequest, "response");
    for (const part of parts) clientRequest.write(part);
    clientRequest.end();
    const [response] = await answered;
    let text = "";
    for await (const piece of response) text += piece;
    expect([response.statusCode, JSON.parse(text).refused], path).toEqual([status, [expect.stringMatching(/\.$/)]]);
  }
  await server.close();
});

test.each([
  ["/api/uploads", 40, "30 MB"],
  ["/api/save", 8, "a million characters"],
])("refuses a request to %s of %d MB with a message, after it was sent", async (path, size, message) => {
  const server = await serveDesk({ root: desk.root, port: 0, application: join(desk.root, "application") });
  const clientRequest = request(server.url + path, {
    method: "POST",
    headers: {
      Origin: server.url,
      "Content-Type": "multipart/form-data; boundary=a",
      "Content-Length": size * 1_000_000,
    },
  });
  const answered = once(clientRequest, "response");
  const part = Buffer.alloc(1_000_000);
  for (let count = 0; count < size; count++)
    if (!clientRequest.write(part)) await Promise.race([once(clientRequest, "drain"), answered]);
  clientRequest.end();
  const [response] = await answered;
  // A browser reads the answer only then.
  expect([response.statusCode, clientRequest.writableFinished]).toEqual([413, true]);
  let text = "";
  for await (const piece of response) text += piece;
  expect(text).toContain(message);
  await server.close();
});

describe("behind a proxy", () => {
  const host = { Host: "edit.hospital.example" };
  const origin = "https://edit.hospital.example";

  test("takes the author from the proxy's login, and opens only clinicians' links without one", async () => {
    const app = createApp({ repository: desk.repository, application: desk.root, key: "", origin });
    const get = (path: string, headers: object = {}) =>
      app.request(origin + path, { headers: { ...host, ...headers } });
    expect((await get("/api/records")).status).toBe(401);
    // A proxy's name for this computer doesn't give access.
    for (const name of ["localhost:4323", "127.0.0.1", "[::1]:4323"])
      for (const path of ["/api/records", "/api/session"])
        expect((await get(path, { Host: name })).status, name).toBe(403);
    expect((await get("/api/review/wrong")).status).toBe(422);
    const session = (await (await get("/api/session", { "Remote-User": "Sunita" })).json()) as Session;
    expect(session.person).toEqual({ name: "Sunita" });
    const headers = {
      ...host,
      Origin: origin,
      "Remote-User": "Sunita",
      "X-Desk-Person": "Somebody",
      "Content-Type": "application/json",
    };
    const { version, value } = await desk.record("doctors/asha-rao.yaml");
    const body = JSON.stringify({
      changes: [{ path: "doctors/asha-rao.yaml", version, base: value, value: { ...value, degree: "MD" } }],
    });
    expect((await app.request(`${origin}/api/save`, { method: "POST", headers, body })).status).toBe(200);
    expect(desk.git("log", "-1", "--format=%an")).toBe("Sunita");
  });
});

describe("a clinician's review", () => {
  const path = "departments/cardiology.yaml";
  const link = async () =>
    (await desk.post<SecretLink>("/api/reviews", { path })).body.address.replace("/review/", "/api/review/");

  test("refuses an unknown link before it reads the answer", async () => {
    const answer = new Request(`http://localhost:4570/api/review/wrong`, {
      method: "POST",
      headers: deskHeaders,
      body: "[]",
    });
    expect(await (await desk.app.fetch(answer)).text()).toContain("isn’t known");
    expect(answer.bodyUsed).toBe(false);
  });

  test("is signed once, and lists later changes", async () => {
    const url = await link();
    const review = await desk.get<Review>(url);
    const answer = { version: review.version, by: "Dr Nitin Deshpande", languages: ["en", "hi"], next: "2028-01-01" };
    expect((await desk.post(url, answer)).status).toBe(200);
    expect(desk.read(path)).toContain("Dr Nitin Deshpande");
    expect((await desk.post<Refused>(url, answer)).body.refused[0]).toContain("answered already");
    await desk.change(path, (value) => {
      value.summary = { en: "Another line.", hi: "एक और पंक्ति।" };
    });
    const later = await desk.get<Review>(await link());
    expect(later.last?.by).toBe("Dr Nitin Deshpande");
    expect(later.changes.map(({ field }) => field[0])).toEqual(["summary", "summary"]);
  });

  test("is outdated after a change of the text that was read", async () => {
    const url = await link();
    const { version } = await desk.get<Review>(url);
    const answer = { version, by: "Dr Nitin Deshpande", languages: ["en", "hi"], next: "2028-01-01" };
    expect((await desk.post(url, answer)).status).toBe(200);
    const outdated = async () =>
      outdatedReviews((await readContent(desk.root)).entries).map(({ path: field }) => field.join("."));
    expect(await outdated()).toEqual([]);
    await desk.change(path, (value) => {
      value.summary.hi = "हिन्दी में दूसरी पंक्ति।";
      value.words = { en: ["heart"] };
    });
    expect(await outdated()).toEqual(["review.hi"]);
    const warnings = (await checkContent(desk.root)).filter(({ field }) => field === "review.hi");
    expect(warnings).toMatchObject([
      { level: "warning", code: "reviewOutdated", values: { by: "Dr Nitin Deshpande" } },
    ]);
    // Changed without the desk, like by a merge of Git. A record's Markdown is signed too.
    const prose = join(desk.root, "content/departments/cardiology.en.md");
    const text = readFileSync(prose, "utf8");
    writeFileSync(prose, `${text}\nAnother sentence.\n`);
    expect(await outdated()).toEqual(["review.en", "review.hi"]);
    writeFileSync(prose, text.replaceAll("\n", "\r\n"));
    expect(await outdated()).toEqual(["review.hi"]);
    const duties = await desk.get<Duty[]>("/api/upkeep");
    expect(duties.flatMap(({ locations }) => locations)).toContainEqual(
      expect.objectContaining({ path, field: ["review", "hi"] }),
    );
  });

  test("without a digest gets the digest of the text before the next change", async () => {
    const file = join(desk.root, "content", path);
    writeFileSync(file, desk.read(path).replaceAll(/digest: .*?(?= \}|$)/gm, ""));
    await desk.change(path, (value) => {
      value.review = { en: { by: "Dr Old", on: "2026-01-01", next: "2027-06-01" } };
    });
    const signed = desk.read(path);
    expect(signed).toMatch(/digest/);
    writeFileSync(file, signed.replace(/,? digest: "?[\da-f]{16}"?/, ""));
    const { version, value } = await desk.record(path);
    expect(JSON.stringify(value)).not.toContain("digest");
    const changed = { ...value, summary: { en: "Quite another.", hi: "कुछ और।" } };
    expect((await desk.save(path, changed, { version, base: value })).status).toBe(200);
    expect(outdatedReviews((await readContent(desk.root)).entries)).toHaveLength(1);
  });

  test("accepts one of two simultaneous signatures, and refuses the other", async () => {
    const url = await link();
    const { version } = await desk.get<Review>(url);
    const sign = (by: string) => desk.post(url, { version, by, languages: ["en"], next: "2028-01-01" });
    const statuses = (await Promise.all([sign("Dr A"), sign("Dr B")])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });

  test("offers a link only if the desk has an origin", async () => {
    const localAnswer = await desk.post<SecretLink>("/api/reviews", { path });
    expect(localAnswer.body).not.toHaveProperty("url");
    const origin = "https://edit.hospital.example";
    const app = createApp({ repository: desk.repository, application: desk.root, key: "", origin });
    const headers = { Host: "edit.hospital.example", Origin: origin, "Remote-User": "Sunita" };
    const answer = await app.request(`${origin}/api/reviews`, {
      method: "POST",
      headers,
      body: JSON.stringify({ path }),
    });
    const online = (await answer.json()) as SecretLink;
    expect(online.url).toBe(origin + online.address);
  });

  test("is refused with the difference if the text has changed meanwhile", async () => {
    const url = await link();
    const { version } = await desk.get<Review>(url);
    await desk.change(path, (value) => {
      value.summary.en = "Changed meanwhile.";
    });
    const { status, body } = await desk.post<Refused>(url, {
      version,
      by: "Dr X",
      languages: ["en"],
      next: "2028-01-01",
    });
    expect(status).toBe(409);
    expect(body.conflicts).toMatchObject([{ field: ["summary", "en"], theirs: "Changed meanwhile." }]);
    const repeated = { version: body.version, by: "Dr X", languages: ["en"], next: "2028-01-01" };
    expect((await desk.post(url, repeated)).status).toBe(200);
  });

  test("has a link that is valid for seven days, only for records with reviews", async () => {
    expect((await desk.post("/api/reviews", { path: "doctors/asha-rao.yaml" })).status).toBe(422);
    const url = await link();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
    await expect(desk.get(url)).rejects.toThrow("422");
    vi.useRealTimers();
  });
});

test("lists outdated content in both languages, with a link to its field", async () => {
  const duties = await desk.get<Duty[]>("/api/upkeep");
  expect(duties).not.toEqual([]);
  for (const { title, toDo, locations } of duties) {
    const texts = [title, toDo, ...locations.map(({ message }) => message)];
    for (const { hi } of texts) expect(hi).toMatch(/\p{Script=Devanagari}/u);
    expect(locations[0]?.path, title.en).toMatch(/\.yaml$/);
  }
});

test("lists each warning of the content check once with the outdated content", async () => {
  const early = (value: Fields) => {
    value.opd[0].from = "05:30";
    value.opd[0].to = "06:30";
  };
  const saved = await desk.change("doctors/binod-das.yaml", early);
  const warning = { path: "doctors/binod-das.yaml", field: ["opd", 0, "from"] };
  expect(saved.body.warnings).toContainEqual(expect.objectContaining(warning));
  const locations = (await desk.get<Duty[]>("/api/upkeep")).flatMap(({ locations }) => locations);
  expect(locations).toContainEqual(expect.objectContaining(warning));
  const keys = locations.map(({ path, field }) => `${path} ${field.join(".")}`);
  expect(keys.filter((key) => key === "doctors/binod-das.yaml opd.0.from")).toHaveLength(1);
});

test("makes Git index the paths of each commit", async () => {
  const server = await serveDesk({ root: desk.root, port: 0, application: join(desk.root, "application") });
  const graphs = join(desk.root, ".git/objects/info/commit-graphs");
  await expect.poll(() => existsSync(join(graphs, "commit-graph-chain"))).toBe(true);
  const [name = ""] = readdirSync(graphs).filter((file) => file.endsWith(".graph"));
  // The chunk of Bloom filters: https://git-scm.com/docs/gitformat-commit-graph
  expect(readFileSync(join(graphs, name)).includes("BDAT")).toBe(true);
  await server.close();
});

test("distinguishes a developer's commit from the desk's in the history", async () => {
  const path = "doctors/asha-rao.yaml";
  await desk.change(path, (value) => {
    value.degree = "MBBS, MD, DM";
  });
  writeFileSync(join(desk.root, "content", path), `${desk.read(path)}# A remark\n`);
  desk.git("commit", "--quiet", "--all", "--message=chore: Remark");
  const [byDeveloper, byDesk] = await desk.get<Change[]>(`/api/history?path=${path}`);
  expect(byDeveloper).toMatchObject({ message: { en: "chore: Remark", hi: "chore: Remark" }, isByDeveloper: true });
  expect(byDesk).not.toHaveProperty("isByDeveloper");
});

test("draws a notice as a picture", async () => {
  const { value } = await desk.record("notices.yaml");
  const [notice] = value.notices as { id: string }[];
  const response = await ask(`/api/notices/${notice?.id}.png`, { headers: deskHeaders });
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([format, width, height]).toEqual(["png", 1080, 1350]);
  expect((await ask("/api/notices/nothing.png", { headers: deskHeaders })).status).toBe(422);
});

/** Values that no page of the desk sends. */
const odd = [null, -1, "\0", "../x", [], {}, [null], "x".repeat(300)];

/** The body with each of its values in turn replaced by an invalid one. */
function oddBodies(body: unknown): unknown[] {
  if (typeof body !== "object" || body === null) return odd;
  const inner = Object.entries(body).flatMap(([key, part]) =>
    oddBodies(part).map((oddPart) =>
      Array.isArray(body) ? body.with(Number(key), oddPart) : { ...body, [key]: oddPart },
    ),
  );
  return [...odd, ...inner];
}

test("refuses a malformed request with a message", async () => {
  const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { version, value } = await desk.record("claims.yaml");
  const head = desk.git("rev-parse", "HEAD");
  const review = (await desk.post<SecretLink>("/api/reviews", { path: "departments/cardiology.yaml" })).body.address;
  const session = { day: "2026-11-30", doctor: "asha-rao", from: "09:00" };
  const bodies: [string, unknown][] = [
    ["/api/save", { changes: [{ path: "claims.yaml", value, base: value, version, seen: version }] }],
    ["/api/save", { changes: [{ path: "claims.yaml", value, base: {}, version: "an older one" }] }],
    ["/api/delete", { path: "claims.yaml", version: "an older one" }],
    ["/api/stale-facts", { change: [], leave: [] }],
    [`/api/history/${head}/bring-back`, { side: "after" }],
    [`/api/history/${"f".repeat(40)}/bring-back`, { side: "before" }],
    ["/api/pictures/remove", { paths: ["x.png"] }],
    ["/api/today", { ...session, action: "late", expected: "09:30" }],
    ["/api/today", { ...session, action: "endsEarly", until: "10:00" }],
    ["/api/today", { ...session, action: "standIn", standIn: "binod-das" }],
    ["/api/today", { day: "2026-11-30", action: "open", why: { en: "x" } }],
    ["/api/publish", { wait: true }],
    ["/api/back", { name: "1-2026-01-01" }],
    ["/api/conflicts", { path: "claims.yaml", side: "ours" }],
    ["/api/reviews", { path: "claims.yaml" }],
    ["/api/previews", { path: "claims.yaml" }],
    ["/api/links/withdraw", { id: "x" }],
    [review.replace("/", "/api/"), { version: "1", by: "Dr X", languages: ["en"], next: "2028-01-01" }],
    ["/api/uploads", {}],
    ["/api/sheets", {}],
  ];
  for (const [path, body] of bodies)
    for (const oddBody of oddBodies(body)) {
      const answer = await desk.post(path, oddBody);
      expect(answer.status, `${path} ${JSON.stringify(oddBody)} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
    }
  for (const path of ["/pictures/%", "/api/today?from=2026-13-45", `/api/history/${"0".repeat(40)}`, "/uploads/%00"])
    expect((await ask(path, { headers: deskHeaders })).status, path).toBeLessThan(500);
  const nested = `{"changes":[{"path":"claims.yaml","value":{"claims":${"[".repeat(9000)}${"]".repeat(9000)}}}]}`;
  expect((await ask("/api/save", { method: "POST", headers: deskHeaders, body: nested })).status).toBe(422);
  const form = { ...deskHeaders, "Content-Type": "multipart/form-data; boundary=a" };
  expect((await ask("/api/uploads", { method: "POST", headers: form, body: "--a\r\n" })).status).toBe(422);
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
});
