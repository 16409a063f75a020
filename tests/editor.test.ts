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
import { writeRecord } from "../content-check/write-record.ts";
import { patches } from "../editor/cms-patches.ts";
import { makeConfig } from "../editor/config.ts";
import { collectionOf, recordPaths } from "../editor/content.ts";
import { toForm, toRecord } from "../editor/form.ts";
import { readForm } from "../editor/form-files.ts";
import { plainText, readRecord } from "../editor/record-file.ts";
import { save } from "../editor/save.ts";
import { type EditServer, startEditServer } from "../editor/server.ts";
import { coreOf, groupOf, shapedCollections } from "../editor/shapes.ts";
import { exampleRecords } from "./example-records.ts";
import { sample } from "./sample.ts";

const project = join(import.meta.dirname, "..");

// biome-ignore lint/suspicious/noExplicitAny: a form is fields in fields
type Form = any;

const config: Form = await makeConfig(sample);
const paths = recordPaths(sample);
/** The file or the folder that a form is for. */
const fileOf = (path: string) => `content/${path}`;
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

  test.each(shapedCollections)("of $name, with every field and what must be filled in", (one) => {
    const files = paths.filter((path) => collectionOf(path) === one);
    const own = new Set(files.map((path) => forms.get(fileOf(path)) ?? forms.get(folderOf(path))));
    for (const { fields } of own) expect(asked(fields).sort()).toEqual(fieldLines(one.shape, "").sort());
    expect(own.size).toBeGreaterThan(0);
  });

  test("every row has its languages beside each other", () => {
    const { fields } = forms.get("content/disclosures").fields.find(({ name }: Form) => name === "prices");
    const { fields: row } = fields.find(({ name }: Form) => name === "tables").fields.at(1);
    expect(row.map(({ name, fields = [] }: Form) => [name, ...fields.map(({ name }: Form) => name)])).toEqual([
      ["name", "en", "hi"],
      ["price"],
      ["remark", "en", "hi"],
    ]);
  });

  test("a wrong form is refused in the schema's own words", () => {
    const { fields } = forms.get("content/hospital.yaml").fields.find(({ name }: Form) => name === "phones");
    const [pattern, message] = fields.find(({ name }: Form) => name === "emergency").pattern;
    expect(new RegExp(pattern).test("+91 00000 0000")).toBe(false);
    expect(message).toBe(
      'It must be +91 and ten digits, as "+91 00000 00001", or a number as "1800 123 4567" or "108".',
    );
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
  return fields.flatMap(({ name, required, fields: inner, field }) => {
    const line = `${path}${name}${required ? " required" : ""}`;
    return [line, ...asked(inner ?? field?.fields ?? [], `${path}${name}.`)];
  });
}

/** The same, as the schema has it. */
function fieldLines(shape: z.ZodObject, path: string): string[] {
  return Object.entries(shape.shape).flatMap(([name, part]) => {
    const isRequired = name !== "id" && !(part as z.ZodType).safeParse(undefined).success;
    const inner = groupIn(part as z.ZodType);
    return [`${path}${name}${isRequired ? " required" : ""}`, ...(inner ? fieldLines(inner, `${path}${name}.`) : [])];
  });
}

/** The group of fields in a field. */
function groupIn(shape: z.ZodType): z.ZodObject | undefined {
  const core = coreOf(shape);
  if (core instanceof z.ZodArray) return groupIn(core.element as z.ZodType);
  if (core instanceof z.ZodUnion) return groupOf(core);
  return core instanceof z.ZodObject ? core : undefined;
}

describe("what the editor writes", () => {
  test.each(paths)("is %s as it is, byte for byte, when nothing was changed", async (path) => {
    const before = await readFile(join(sample, "content", path), "utf8");
    const shape = collectionOf(path)?.shape ?? z.object({});
    const form = readRecord(plainText(toForm(shape, readRecord(before)) as Form));
    expect(writeRecord(shape, toRecord(shape, form))).toBe(before);
  });

  test.each(Object.entries(exampleRecords))("of the example %s says the same", (path, record) => {
    const { record: own } = collectionOf(path) ?? { record: z.object({}) };
    const text = writeRecord(own, record);
    expect(readRecord(text)).toEqual(record);
    expect(writeRecord(own, readRecord(text))).toBe(text);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(200);
  });

  const shape = shapedCollections.find(({ name }) => name === "people")?.shape.shape.members as z.ZodArray;
  const row = (form: object) => (toRecord(shape, [form]) as object[])[0];

  test("one text for all languages stands in each, and stays one while they say the same", () => {
    const [both] = toForm(shape, [{ name: "N/A" }]) as Form[];
    expect(both).toEqual({ name: { en: "N/A", hi: "N/A" } });
    expect(row(both)).toEqual({ name: "N/A" });
    expect(row({ name: { en: "N/A", hi: "अज्ञात" } })).toEqual({ name: { en: "N/A", hi: "अज्ञात" } });
    expect(row({ name: { en: "N/A", hi: "" } })).toEqual({ name: { en: "N/A" } });
  });

  test.each([
    ["9876543210", "+91 98765 43210"],
    ["+91-98765 43210", "+91 98765 43210"],
    ["098765 43210", "+91 98765 43210"],
    ["011-2345 6789", "+91 11234 56789"],
    ["+91 98765 43210", "+91 98765 43210"],
    ["+91 11 2345 6789", "+91 11 2345 6789"],
    ["+91 98765 43210", "+91 98765 43210"],
    ["1800 123 4567", "1800 123 4567"],
    ["1800-123-4567", "1800 123 4567"],
    ["1860123456", "1860 123 456"],
    ["108", "108"],
    ["14416", "14416"],
    ["98765", "98765"],
  ])("understands the phone number %s", (typed, written) => {
    const hospital = shapedCollections.find(({ name }) => name === "hospital")?.shape as z.ZodObject;
    const text = writeRecord(hospital, toRecord(hospital, { phones: { emergency: typed } }));
    expect((readRecord(text) as Form).phones.emergency).toBe(written);
    const { fields } = forms.get("content/hospital.yaml").fields.find(({ name }: Form) => name === "phones");
    const [pattern] = fields.find(({ name }: Form) => name === "emergency").pattern;
    expect(new RegExp(pattern).test(typed)).toBe(typed !== "98765");
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
    const department = shapedCollections.find(({ name }) => name === "departments")?.shape as z.ZodObject;
    const nobody = { by: "", on: "" };
    const somebody = { by: "डॉ. राव", on: "2026-12-31", next: "2027-12-31" };
    const reviewOf = (review: object) => (toRecord(department, { review }) as { review?: unknown }).review;
    expect(reviewOf({ en: nobody, hi: nobody })).toBeUndefined();
    expect(reviewOf({ en: nobody, hi: somebody })).toEqual({ hi: somebody });
  });
});

describe("a save", () => {
  let root = "";
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "editor-"));
    await cp(join(sample, "content"), join(root, "content"), { recursive: true });
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
    expect(refused).toEqual([
      expect.stringMatching(/^Doctors › Dr Asha Rao › Department: “cardiolgy” is not a department\. Choose one/),
    ]);
    expect(await Promise.all(paths.map(read))).toEqual(before);
  });

  test("does not delete what is named elsewhere, and says where", async () => {
    const path = "departments/ent.yaml";
    const before = await read(path);
    const { version } = await readForm(root, path);
    const [first, ...places] = await save(root, [{ path, content: undefined, version }]);
    expect(first).toBe("It cannot be deleted while it is named here:");
    expect(places).toContain("Doctors › Dr Jacob Chacko › Department");
    expect(await read(path)).toBe(before);
  });

  /** Changes a form, and saves it. */
  async function change(path: string, edit: (form: Form) => void): Promise<string[]> {
    const { text, version } = await readForm(root, path);
    const form = readRecord(text);
    edit(form);
    return save(root, [{ path, version, content: plainText(form) }]);
  }

  test("of a counter with another name gives it to the exceptions that name it; one that goes is refused, and where", async () => {
    const counter = "Laboratory samples";
    const names = (form: Form) => form.counters.map((row: Form) => row.name.en);
    const refused = await change("hours.yaml", (form) => form.counters.splice(names(form).indexOf(counter), 1));
    expect(refused).toEqual([
      expect.stringMatching(/^Leave, holidays, extra clinics › \d+ › Counter: “Laboratory samples” is not a counter\./),
    ]);
    const rename = (form: Form) => {
      form.counters[names(form).indexOf(counter)].name.en = "Blood samples";
    };
    expect(await change("hours.yaml", rename)).toEqual([]);
    expect(await read("exceptions.yaml")).toContain("counter: Blood samples");
  });

  test("of pasted words takes the marks that nobody sees out of them and the spaces around them, and leaves the joiners", async () => {
    const paste = (form: Form) => {
      form.name.hi = "\ufeffडॉ. आशा\u200b राव\u202c ";
      form.speciality.hi = "हृदय रोग विशेषज्\u200dञ";
    };
    expect(await change("doctors/leena-fernandes.yaml", paste)).toEqual([]);
    const saved = await read("doctors/leena-fernandes.yaml");
    expect(saved).toContain("hi: डॉ. आशा राव }");
    expect(saved).toContain("विशेषज्\u200dञ");
  });

  test("keeps the Hindi words of the other rows when one goes and another comes", async () => {
    const hindiOf = (rows: Form[]) => rows.map(({ name, price }) => [price, name.hi]);
    const { prices } = readRecord(await read("disclosures/rates.yaml")) as Form;
    const [first, ...others] = hindiOf(prices.tables[1].rows);
    expect(first).toEqual([expect.any(Number), expect.any(String)]);
    const refused = await change("disclosures/rates.yaml", ({ prices }) => {
      prices.tables[1].rows.shift();
      prices.tables[1].rows.push({ name: { en: "A chair", hi: "" }, price: 20 });
    });
    expect(refused).toEqual([]);
    const after = readRecord(await read("disclosures/rates.yaml")) as Form;
    expect(hindiOf(after.prices.tables[1].rows)).toEqual([...others, [20, undefined]]);
  });

  test("takes a bullet that goes in English out of the Hindi too", async () => {
    const path = "disclosures/rates.yaml";
    const { sections } = readRecord(await read(path)) as Form;
    const [gone] = sections[0].points;
    expect(await change(path, ({ sections }) => sections[0].points.shift())).toEqual([]);
    expect(await read(path)).not.toContain(gone.hi);
  });

  test("keeps what a department says in a file for each language, and the rest in one", async () => {
    const refused = await change("departments/ent.yaml", (form) => {
      form.overview.hi = "";
      form.tile.en = "Ear, nose, throat";
    });
    expect(refused).toEqual([]);
    await expect(read("departments/ent.hi.md")).rejects.toThrow("ENOENT");
    expect(await read("departments/ent.yaml")).toContain("Ear, nose, throat");
    const english = await read("departments/ent.en.md");
    const back = await change("departments/ent.yaml", (form) => {
      form.overview.hi = "हम कान, नाक और गले का इलाज करते हैं।";
    });
    expect(back).toEqual([]);
    expect(await read("departments/ent.hi.md")).toBe("हम कान, नाक और गले का इलाज करते हैं।\n");
    expect(await read("departments/ent.en.md")).toBe(english);
  });

  test("of a new department without Hindi is a save, and shows English in its place", async () => {
    const { text } = await readForm(root, "departments/ent.yaml");
    const form = readRecord(text) as Form;
    const one = (value: Form): Form => {
      if (Array.isArray(value)) return value.map(one);
      if (typeof value !== "object" || value === null) return value;
      const { hi, ...rest } = value;
      return Object.fromEntries(
        Object.entries(typeof value.en === "string" ? rest : value).map(([key, part]) => [key, one(part)]),
      );
    };
    const { words: _, ...department } = one(form);
    const wanted = {
      ...department,
      title: { en: "Sleep", hi: "" },
      description: { en: `${form.description.en} Sleep.` },
    };
    const content = plainText(wanted);
    expect(await save(root, [{ path: "departments/sleep.yaml", content }])).toEqual([]);
    await expect(read("departments/sleep.hi.md")).rejects.toThrow("ENOENT");
  });

  test("of a deleted doctor touches no other file", async () => {
    const path = "doctors/lalrinpuii-sailo.yaml";
    const { version } = await readForm(root, path);
    const before = await read("pages/dr-in-hospital.yaml");
    expect(await save(root, [{ path, content: undefined, version }])).toEqual([]);
    expect(await read("pages/dr-in-hospital.yaml")).toBe(before);
  });

  test.each([
    ["a key that every object has", "constructor: 1\n__proto__: { a: 1 }\ntoString: x\n"],
    ["an alias", "title: &a x\ntext: *a\nmore: *b\n"],
    ["two documents", "title: x\n---\ntitle: y\n"],
    ["a list", "- a\n"],
    ["nothing", "\n"],
    ["60,000 keys", Array.from({ length: 60_000 }, (_, index) => `key${index}: 1\n`).join("")],
  ])("says in words why it refuses %s", async (_name, content) => {
    const { version } = await readForm(root, "notices.yaml");
    const refused = await save(root, [{ path: "notices.yaml", content, version }]);
    expect(refused.length).toBeGreaterThan(0);
    for (const words of refused) expect(words).toMatch(/^.{20,400}$/s);
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
  let root = "";
  let server: EditServer;
  beforeAll(async () => {
    root = await copyContent();
    server = await startEditServer({ root, port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  test("that is the second on one folder says where the first one is; the next one after a crash does not", async () => {
    await expect(startEditServer({ root, port: 0 })).rejects.toThrow(`The editor is open already, at ${server.url}.`);
    const file = join(root, ".git/editor/owner.json");
    const owner = JSON.parse(await readFile(file, "utf8"));
    // Its number is another program's now, which is not an editor.
    await writeFile(file, JSON.stringify({ ...owner, id: "crashed" }));
    await (await startEditServer({ root, port: 0 })).close();
    await writeFile(file, JSON.stringify(owner));
  });

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
    const folder = await copyContent();
    const online = await startEditServer({ root: folder, port: 0, origin: "https://edit.hospital.example" });
    const answer = await new Promise((resolve) =>
      request(`${online.url}/edit`, { headers: { Host: "edit.hospital.example" } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    );
    await online.close();
    await rm(folder, { recursive: true });
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
    const folder = await copyContent();
    const server = await startEditServer({ root: folder, port: 0, site: `http://localhost:${port}` });
    expect((await fetch(`${server.url}/ready?page=//localhost:${port + 1}/about`)).status).toBe(404);
    expect((await fetch(`${server.url}/ready?page=/about`)).status).toBe(204);
    await server.close();
    await rm(folder, { recursive: true });
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

  test("takes no more than 50 MB at once, and says so", async () => {
    const [, token = ""] =
      /name="edit-token" content="([^"]+)"/.exec(await (await fetch(`${server.url}/edit`)).text()) ?? [];
    const headers = { Origin: server.url, "X-Edit-Token": token };
    const answer = await fetch(`${server.url}/save`, { method: "POST", headers, body: Buffer.alloc(50_000_001) });
    expect(await answer.json()).toMatchObject({ refused: [expect.stringMatching(/more than 50 MB/)] });
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
    for (const { find } of patches)
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

/** A folder with the content alone. */
async function copyContent(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "editor-"));
  await cp(join(sample, "content"), join(root, "content"), { recursive: true });
  return root;
}
