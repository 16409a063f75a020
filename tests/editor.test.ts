import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "astro/zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeConfig } from "../editor/config.ts";
import { homeOf, recordPaths } from "../editor/content.ts";
import { toForm, toRecord } from "../editor/form.ts";
import { plainText, readRecord, writeRecord } from "../editor/record-file.ts";
import { readForm, save } from "../editor/save.ts";
import { seams } from "../editor/seams.ts";
import { type EditServer, startEditServer } from "../editor/server.ts";
import { type Collection, coreOf, groupOf, shapedCollections, shapeIn } from "../editor/shapes.ts";

const project = join(import.meta.dirname, "..");

// biome-ignore lint/suspicious/noExplicitAny: a form is fields in fields
type Form = any;

const config: Form = await makeConfig(project);
const paths = recordPaths(project);
/** The file or the folder that a form is for. */
const fileOf = (path: string) => `content/${path.replace(/\.(?:en|hi)\./, ".{{locale}}.")}`;
const folderOf = (path: string) => `content/${path.slice(0, path.lastIndexOf("/"))}`;
/** The forms by the file they are for; of a folder, by the folder. */
const forms = new Map<string, Form>([
  ...config.singletons.map((one: Form) => [one.file, one]),
  ...config.collections.flatMap((one: Form) =>
    one.files ? one.files.map((file: Form) => [file.file, file]) : [[one.folder, one]],
  ),
]);

describe("the forms are made from the schemas", () => {
  test.each(paths)("there is one for %s", (path) => {
    expect(forms.has(fileOf(path)) || forms.has(folderOf(path))).toBe(true);
  });

  test.each(shapedCollections)(
    "of $name, with every field, what must be filled in, and what has a translation",
    (one) => {
      const files = paths.filter((path) => homeOf(path)?.collection === one);
      const own = new Set(files.map((path) => forms.get(fileOf(path)) ?? forms.get(folderOf(path))));
      for (const form of own) expectWhole(form, one);
      expect(own.size).toBeGreaterThan(0);
    },
  );

  function expectWhole({ fields, reorder, folder }: Form, { shape, isPerLanguage, files }: Collection) {
    // The place in a list is the list's: it is drawn there. A text below the fields has a field of its own.
    const order = reorder ? [`${reorder.key} required`] : [];
    const body = files.endsWith(".md") && folder ? ["body required translated"] : [];
    expect([...order, ...asked(fields)].sort()).toEqual([...body, ...expected(shape, isPerLanguage)].sort());
  }

  test("a translation is asked for words alone", () => {
    const { fields } = forms.get("content/pages/home.{{locale}}.yaml");
    const hero = fields.find(({ name }: Form) => name === "hero").fields;
    expect(hero.filter(({ i18n }: Form) => !i18n).map(({ name }: Form) => name)).toEqual(["picture"]);
  });

  test("a wrong form is refused in the schema's own words", () => {
    const { fields } = forms.get("content/hospital.yaml").fields.find(({ name }: Form) => name === "phones");
    const [pattern, message] = fields.find(({ name }: Form) => name === "emergency").pattern;
    expect(new RegExp(pattern).test("+91 00000 0000")).toBe(false);
    expect(message).toBe('It must be +91 and ten digits, as "+91 00000 00001".');
  });

  test("wherever something is chosen there is something to choose: the editor does not start without", () => {
    const all = [...forms.values()].flatMap(({ fields }) => everyField(fields));
    const selects = all.filter(({ widget }) => widget === "select");
    expect(selects.length).toBeGreaterThan(10);
    expect(selects.filter(({ options }) => options.length === 0)).toEqual([]);
  });

  test("a department is chosen by its name", () => {
    const { options } = forms.get("content/doctors").fields.find(({ name }: Form) => name === "department");
    expect(options).toContainEqual({ value: "internal-medicins", label: "Internal Medicine" });
  });

  test("pictures go where the others of the field are", () => {
    const of = (form: string, ...names: string[]) =>
      names.reduce((field, name) => field.fields.find((one: Form) => one.name === name), forms.get(form)).public_folder;
    expect(of("content/doctors", "photo")).toBe("/content/doctors/photos");
    expect(of("content/testimonials.yaml", "testimonials", "photo")).toBe("/content/testimonials");
    expect(of("content/gallery/videos.yaml", "videos", "poster")).toBe("/content/gallery/posters");
  });
});

function everyField(fields: Form[]): Form[] {
  return fields.flatMap((field) => [field, ...everyField(field.fields ?? (field.field ? [field.field] : []))]);
}

/** The fields of a form, in a line each. */
function asked(fields: Form[], path = ""): string[] {
  return fields.flatMap(({ name, required, i18n, fields: inner, field }) => {
    const line = `${path}${name}${required ? " required" : ""}${i18n ? " translated" : ""}`;
    return [line, ...asked(inner ?? field?.fields ?? [], `${path}${name}.`)];
  });
}

/** The same, as the schema and its translation have it. */
function expected(shape: z.ZodObject, isPerLanguage: boolean): string[] {
  const translation = isPerLanguage ? shapeIn({ name: "", files: "", isPerLanguage, shape }, "hi") : undefined;
  return fieldLines(shape, translation, "", false);
}

function fieldLines(shape: z.ZodObject, translation: z.ZodObject | undefined, path: string, isFree: boolean): string[] {
  return Object.entries(shape.shape).flatMap(([name, part]) => {
    const own = translation?.shape[name] as z.ZodType | undefined;
    const isRequired = !isFree && name !== "id" && !(part as z.ZodType).safeParse(undefined).success;
    const line = `${path}${name}${isRequired ? " required" : ""}${own ? " translated" : ""}`;
    const [inner, isWord] = groupIn(part as z.ZodType);
    return [line, ...(inner ? fieldLines(inner, own && groupIn(own)[0], `${path}${name}.`, isWord) : [])];
  });
}

/** The group of fields in a field, and whether one word may stand for it. */
function groupIn(shape: z.ZodType): [group: z.ZodObject | undefined, isWord: boolean] {
  const core = coreOf(shape);
  if (core instanceof z.ZodArray) return groupIn(core.element as z.ZodType);
  if (core instanceof z.ZodUnion) return [groupOf(core), core.options.some((one) => one instanceof z.ZodLiteral)];
  return [core instanceof z.ZodObject ? core : undefined, false];
}

describe("what the editor writes", () => {
  test.each(paths)("leaves %s as it is when nothing was changed", async (path) => {
    const before = await readFile(join(project, "content", path), "utf8");
    const shape = homeOf(path)?.shape ?? z.object({});
    const record = readRecord(path, before);
    const { body, ...form } = readRecord(path, plainText(path, toForm(shape, record) as Form));
    const after = { ...(toRecord(shape, form, record) as object), ...(body !== undefined && { body }) };
    expect(writeRecord(path, before, after, Object.keys(shape.shape))).toBe(before);
  });

  const write = (before: string, record: object) =>
    writeRecord("a.yaml", before, { ...record }, ["name", "days", "from"]);

  test("keeps comments, quotes and the order of fields", () => {
    const before = '# The desk.\nfrom: "10:00" # not before\nname: Desk\n';
    expect(write(before, { name: "Front desk", from: "10:30" })).toBe(
      '# The desk.\nfrom: "10:30" # not before\nname: Front desk\n',
    );
  });

  test("puts a new field where the schema has it, in the manner of the files", () => {
    expect(write('from: "10:00"\n', { name: { en: "Desk", hi: "डेस्क" }, days: ["mon", "fri"], from: "09:00" })).toBe(
      'name: { en: Desk, hi: डेस्क }\ndays: [mon, fri]\nfrom: "09:00"\n',
    );
  });

  test("takes a row out of a list without touching the others", () => {
    const before = "name:\n  - first # one\n  - 'second'\n  - third # three\n";
    expect(write(before, { name: ["first", "third"] })).toBe("name:\n  - first # one\n  - third # three\n");
  });

  const shape = shapedCollections.find(({ name }) => name === "people")?.shape.shape.members as z.ZodArray;
  const row = (form: object, before?: object) => (toRecord(shape, [form], before && [before]) as object[])[0];

  test("one text for all languages stays one until it has a translation", () => {
    expect(row({ name: { en: "N/A", hi: "" }, sample: false }, { name: "N/A" })).toEqual({ name: "N/A" });
    expect(row({ name: { en: "N/A", hi: "अज्ञात" } }, { name: "N/A" })).toEqual({ name: { en: "N/A", hi: "अज्ञात" } });
  });

  test("leaves out what was left empty", () => {
    const form = { name: { en: "Asha", hi: "" }, degree: { en: "", hi: "" }, photo: "", sample: false };
    expect(row(form)).toEqual({ name: { en: "Asha" } });
  });

  test("a new row is told from the others by its first words", () => {
    const notices = shapedCollections.find(({ name }) => name === "notices")?.shape.shape.notices as z.ZodArray;
    const row = { id: "", text: { en: "OPD is closed on Friday, 25 December.", hi: "" } };
    const rows = toRecord(notices, [{ ...row, id: "metro" }, row]) as { id: string }[];
    expect(rows.map(({ id }) => id)).toEqual(["metro", "opd-is-closed-on-friday"]);
  });

  test("a review that nobody has made is left out, in each language", () => {
    const department = shapedCollections.find(({ name }) => name === "departments");
    const of = (locale: string, form: object) =>
      toRecord((department && shapeIn(department, locale)) as z.ZodObject, form) as { review?: unknown };
    expect(of("hi", { review: { by: "", on: "" } }).review).toBeUndefined();
    expect(of("en", { review: { by: "", on: "" } }).review).toBeUndefined();
    expect(of("hi", { review: { by: "डॉ. राव", on: "2026-12-31", next: "2027-12-31" } }).review).toEqual({
      by: "डॉ. राव",
      on: "2026-12-31",
      next: "2027-12-31",
    });
  });
});

describe("a save", { timeout: 60_000 }, () => {
  let root = "";
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "editor-"));
    await cp(join(project, "content"), join(root, "content"), { recursive: true });
  });
  afterAll(() => rm(root, { recursive: true }));

  const read = (path: string) => readFile(join(root, "content", path), "utf8");

  test("is all or nothing: a good file beside a bad one is not written", async () => {
    const paths = ["hospital.yaml", "doctors/asha-rao.yaml"];
    const before = await Promise.all(paths.map(read));
    const [hospital, doctor] = await Promise.all(paths.map((path) => readForm(root, path)));
    const refused = await save(root, [
      {
        path: "hospital.yaml",
        version: hospital?.version,
        content: hospital?.text.replace("00000 00000", "00000 00009"),
      },
      {
        path: "doctors/asha-rao.yaml",
        version: doctor?.version,
        content: doctor?.text.replace("cardiology", "cardiolgy"),
      },
    ]);
    expect(refused).toEqual([expect.stringMatching(/^Department: "cardiolgy" is not a department\. Did you mean/)]);
    expect(await Promise.all(paths.map(read))).toEqual(before);
  });

  test("does not delete what is named elsewhere, and says where", async () => {
    const paths = ["departments/ent.en.md", "departments/ent.hi.md"];
    const before = await Promise.all(paths.map(read));
    const changes = paths.map(async (path) => ({
      path,
      content: undefined,
      version: (await readForm(root, path)).version,
    }));
    const [first, ...places] = await save(root, await Promise.all(changes));
    expect(first).toBe("It cannot be deleted while it is named here:");
    expect(places).toContain("Doctors › Jacob Chacko › Department");
    expect(places).toContain("Menu of the website › Routes › 4 › Entries below it › 2 › Page it leads to");
    expect(await Promise.all(paths.map(read))).toEqual(before);
  });

  test("does not write over what somebody else has changed meanwhile", async () => {
    const { text, version } = await readForm(root, "insurers.yaml");
    await writeFile(
      join(root, "content/insurers.yaml"),
      (await read("insurers.yaml")).replace("HDFC ERGO General", "HDFC"),
    );
    expect(await save(root, [{ path: "insurers.yaml", version, content: text }])).toEqual([
      expect.stringContaining("Somebody else has changed this"),
    ]);
    expect(await read("insurers.yaml")).toContain("HDFC Insurance");
  });

  test("is a commit by the person, which says what it does in the words of the forms", async () => {
    const path = "doctors/jacob-chacko.yaml";
    const { text, version } = await readForm(root, path);
    const content = text.replace("degree: ", "degree: DNB, ");
    expect(await save(root, [{ path, version, content }], { name: "Sunita Devi" })).toEqual([]);
    const { stdout } = await promisify(execFile)("git", ["log", "-1", "--format=%an: %s"], { cwd: root });
    expect(stdout.trim()).toBe("Sunita Devi: Doctors › Dr Jacob Chacko: Degree");
  });

  test("into a folder that is a link to another place is refused", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "editor-linked-"));
    await symlink(join(root, "content"), join(elsewhere, "content"), "junction");
    const path = "doctors/imran-qureshi.yaml";
    const before = await read(path);
    const { version } = await readForm(elsewhere, path);
    expect(await save(elsewhere, [{ path, version, content: "name: [" }])).toEqual([
      expect.stringMatching(/^"content" is a link to another place/),
    ]);
    expect(await read(path)).toBe(before);
    await rm(elsewhere, { recursive: true });
  });

  test("is not stopped by what was wrong elsewhere before", async () => {
    await writeFile(join(root, "content/people/rmo.yaml"), "title: nothing else\n");
    const { text, version } = await readForm(root, "doctors/asha-rao.yaml");
    expect(
      await save(root, [{ path: "doctors/asha-rao.yaml", version, content: text.replace("MBBS", "MBBS, DNB") }]),
    ).toEqual([]);
    expect(await read("doctors/asha-rao.yaml")).toContain("degree: MBBS, DNB, MD");
  });

  test.each(["../package.json", "doctors/../../package.json", ".git/config", "/etc/passwd"])(
    "never leaves the content: %s",
    async (path) => {
      expect(await save(root, [{ path, content: "a: 1" }])).toEqual([
        expect.stringContaining("no file of the content"),
      ]);
    },
  );
});

describe("the editor's server", () => {
  let server: EditServer;
  beforeAll(async () => {
    server = await startEditServer({ root: project, port: 0 });
  });
  afterAll(() => server.close());

  /** `fetch` would not send these headers. */
  function status(path: string, headers: Record<string, string>, method = "GET"): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(server.url + path, { method, headers }, ({ statusCode }) => resolve(statusCode))
        .on("error", reject)
        .end();
    });
  }

  test("answers nobody who calls it by another name", async () => {
    expect(await status("/files.json", {})).toBe(200);
    expect(await status("/files.json", { Host: "attacker.example" })).toBe(403);
  });

  test("answers to the name of a server in front of it when it is told that one", async () => {
    const online = await startEditServer({ root: project, port: 0, origin: "https://edit.hospital.example" });
    const answer = await new Promise((resolve) =>
      request(`${online.url}/edit`, { headers: { Host: "edit.hospital.example" } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    );
    await online.close();
    expect(answer).toBe(200);
    expect(await status("/edit", { Host: "edit.hospital.example" })).toBe(403);
  });

  test("waits until the site knows a page that was just saved, and asks no other host for one", async () => {
    const asked: string[] = [];
    const site = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.writeHead(asked.length < 3 ? 404 : 200).end();
    }).listen(0, "localhost");
    await once(site, "listening");
    const { port } = site.address() as AddressInfo;
    const desk = await startEditServer({ root: project, port: 0, site: `http://localhost:${port}` });
    await fetch(`${desk.url}/ready?page=//localhost:${port + 1}/about`);
    await fetch(`${desk.url}/ready?page=/about`);
    await desk.close();
    site.close();
    expect(asked).toEqual(["/about", "/about", "/about"]);
  });

  test("saves only for its own page", async () => {
    const token =
      /name="edit-token" content="([^"]+)"/.exec(await (await fetch(`${server.url}/edit`)).text())?.[1] ?? "";
    expect(token).not.toBe("");
    expect(await status("/save", { Origin: server.url }, "POST")).toBe(403);
    expect(await status("/save", { Origin: "https://attacker.example", "X-Edit-Token": token }, "POST")).toBe(403);
  });

  test.each([
    "/content/../package.json",
    "/content/%2e%2e/package.json",
    "/packages/@sveltia/cms/../../yaml/package.json",
    "/page/../server.ts",
    "/packages/yaml/package.json",
  ])("does not hand out %s", async (path) => {
    expect(await status(path, {})).toBe(404);
  });

  test("lets its page ask no other host for anything", async () => {
    const policy = (await fetch(`${server.url}/edit`)).headers.get("Content-Security-Policy");
    expect(policy).toContain("connect-src 'self' blob: data:;");
    expect(policy).not.toContain("http");
    const { fonts } = await ownFonts();
    expect(fonts).toHaveLength(3);
    for (const font of fonts) expect(await status(font, {})).toBe(200);
  });

  test("changes in Sveltia CMS what stands there once, and nothing else", async () => {
    const original = await readFile(join(project, "node_modules/@sveltia/cms/npm/index.js"), "utf8");
    for (const { find } of seams)
      expect([find.source, [...original.matchAll(new RegExp(find, "g"))].length]).toEqual([find.source, 1]);
    // In the place of "Please try again later".
    expect((await ownFonts()).words).toContain("Nothing was changed. Please put this right and save again:");
  });

  async function ownFonts() {
    const words = await (await fetch(`${server.url}/packages/@sveltia/cms/npm/index.js`)).text();
    expect(words).not.toContain("cdn.jsdelivr.net");
    return { words, fonts: [...words.matchAll(/src:url\((\/packages[^)]+\.woff2)\)/g)].map(([, path = ""]) => path) };
  }
});
