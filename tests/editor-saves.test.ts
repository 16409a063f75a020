/** @module-tag editor */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readForm } from "../editor/form-files.ts";
import { plainText, readRecord } from "../editor/record-file.ts";
import { save } from "../editor/save.ts";
import { changeForm, type Form } from "./change-form.ts";
import { copySample } from "./sample.ts";

describe("a save", () => {
  let root = "";
  beforeAll(() => {
    root = copySample();
  });
  afterAll(() => rm(root, { recursive: true }));

  const read = (path: string) => readFile(join(root, "content", path), "utf8");

  test("is all or nothing: a good file beside a bad one is not written", { tags: "daily" }, async () => {
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

  test("of a counter with another name gives it to the exceptions that name it; one that goes is refused, and where", async () => {
    const counter = "Laboratory samples";
    const names = (form: Form) => form.counters.map((row: Form) => row.name.en);
    const refused = await changeForm(root, "hours.yaml", (form) =>
      form.counters.splice(names(form).indexOf(counter), 1),
    );
    expect(refused).toEqual([
      expect.stringMatching(/^Leave, holidays, extra clinics › \d+ › Counter: “Laboratory samples” is not a counter\./),
    ]);
    const rename = (form: Form) => {
      form.counters[names(form).indexOf(counter)].name.en = "Blood samples";
    };
    expect(await changeForm(root, "hours.yaml", rename)).toEqual([]);
    expect(await read("exceptions.yaml")).toContain("counter: Blood samples");
  });

  test("of a counter with another name keeps what the same save says of the exceptions", async () => {
    const formOf = async (path: string, from: string, to: string) => {
      const { text, version } = await readForm(root, path);
      expect(text).toContain(from);
      return { path, version, content: text.replaceAll(from, to) };
    };
    const reason = "the last day of the year";
    const renamed = await formOf("hours.yaml", "Blood samples", "Samples");
    const said = await formOf("exceptions.yaml", reason, "the end of the year");
    expect(await save(root, [renamed, said])).toEqual([]);
    expect(await read("exceptions.yaml")).toContain("counter: Samples");
    expect(await read("exceptions.yaml")).toContain("the end of the year");
    expect(await read("exceptions.yaml")).not.toContain(reason);
  });

  test("of pasted words takes the marks that nobody sees out of them and the spaces around them, and leaves the joiners", async () => {
    const paste = (form: Form) => {
      form.name.hi = "\ufeffडॉ. आशा\u200b राव\u202c ";
      form.speciality.hi = "हृदय रोग विशेषज्\u200dञ";
    };
    expect(await changeForm(root, "doctors/leena-fernandes.yaml", paste)).toEqual([]);
    const saved = await read("doctors/leena-fernandes.yaml");
    expect(saved).toContain("hi: डॉ. आशा राव }");
    expect(saved).toContain("विशेषज्\u200dञ");
  });

  test("keeps the Hindi words of the other rows when one goes and another comes", async () => {
    const hindiOf = (rows: Form[]) => rows.map(({ name, price }) => [price, name.hi]);
    const { prices } = readRecord(await read("disclosures/rates.yaml")) as Form;
    const [first, ...others] = hindiOf(prices.tables[1].rows);
    expect(first).toEqual([expect.any(Number), expect.any(String)]);
    const refused = await changeForm(root, "disclosures/rates.yaml", ({ prices }) => {
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
    expect(await changeForm(root, path, ({ sections }) => sections[0].points.shift())).toEqual([]);
    expect(await read(path)).not.toContain(gone.hi);
  });

  test("keeps what a department says in a file for each language, and the rest in one", async () => {
    const refused = await changeForm(root, "departments/ent.yaml", (form) => {
      form.overview.hi = "";
      form.tile.en = "Ear, nose, throat";
    });
    expect(refused).toEqual([]);
    await expect(read("departments/ent.hi.md")).rejects.toThrow("ENOENT");
    expect(await read("departments/ent.yaml")).toContain("Ear, nose, throat");
    const english = await read("departments/ent.en.md");
    const back = await changeForm(root, "departments/ent.yaml", (form) => {
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

  test("does not write over what somebody else has changed meanwhile", { tags: "daily" }, async () => {
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

  test("is a commit by the person, which says what it does in the words of the forms", { tags: "daily" }, async () => {
    const path = "doctors/jacob-chacko.yaml";
    const { text, version } = await readForm(root, path);
    const content = text.replace('"degree":"', '"degree":"DNB, ');
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
