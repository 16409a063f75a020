/** @module-tag editor */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changes } from "../editor/history.ts";
import { changeOldWords, findOldWords, leaveOldWords } from "../editor/old-words.ts";
import { openRepository } from "../editor/store/repository.ts";
import { changeForm, type Form } from "./change-form.ts";
import { copySample } from "./sample.ts";

const person = { name: "Sunita" };

describe("when a fact of the hospital has changed", () => {
  let root = "";
  beforeAll(async () => {
    root = copySample();
    await openRepository(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  const read = (path: string) => readFile(join(root, "content", path), "utf8");

  test("nothing is offered while all says what is so", async () => {
    expect(await findOldWords(root)).toEqual({ words: [], texts: [] });
  });

  test("its old name is found in every text of each language, and changed in those that are chosen, as one change", async () => {
    const refused = await changeForm(root, "hospital.yaml", (form) => {
      form.name = { en: "Palash Multi-Speciality Hospital", hi: "पलाश मल्टी-स्पेशलिटी हॉस्पिटल" };
      form.shortName = { en: "Palash Hospital", hi: "पलाश हॉस्पिटल" };
    });
    expect(refused).toEqual([]);
    const { words, texts } = await findOldWords(root);
    expect(words).toContainEqual({ old: "Kachnar Hospital", now: "Palash Hospital" });
    expect(texts.map(({ label }) => label)).toContain("Other people › Nurses › Description for search engines › Hindi");
    expect(texts.map(({ before }) => before).join("\n")).not.toContain("Kachnar Marg is one-way");
    const [kept, ...others] = texts.map(({ id }) => id);
    expect(await changeOldWords(root, others, person)).toEqual([]);
    expect((await findOldWords(root)).texts.map(({ id }) => id)).toEqual([kept]);
    const [newest] = await changes(root, {});
    expect(newest).toMatchObject({ by: "Sunita", words: expect.stringMatching(/^Words in \d+ texts: .*Kachnar/) });
    // Both languages, and both names.
    const home = await read("pages/home.yaml");
    expect(home).not.toMatch(/Kachnar|कचनार/);
    expect(home).toContain("पलाश मल्टी-स्पेशलिटी हॉस्पिटल");
    expect(await read("people/nurses.yaml")).toContain("Palash Hospital");
    // A street has its own name.
    expect(await read("notices.yaml")).toContain("Kachnar Marg");
  });

  test("nobody is asked again about what shall stay", async () => {
    await leaveOldWords(root);
    expect(await findOldWords(root)).toEqual({ words: [], texts: [] });
  });

  test("an old number is found however it is written, and one that is another desk's now is none", async () => {
    const notice = (form: Form) => {
      form.notices[0].text = { en: "Call +91-0000000003 or +91 00000 00002 before you come.", hi: "" };
    };
    expect(await changeForm(root, "notices.yaml", notice)).toEqual([]);
    const swap = ({ phones }: Form) => {
      phones.enquiry = "+91 00000 00044";
      [phones.reception, phones.booking] = [phones.booking, phones.reception];
    };
    expect(await changeForm(root, "hospital.yaml", swap)).toEqual([]);
    const { words, texts } = await findOldWords(root);
    expect(words).toEqual([{ old: "+91 00000 00003", now: "+91 00000 00044" }]);
    expect(texts.map(({ after }) => after)).toEqual(["Call +91 00000 00044 or +91 00000 00002 before you come."]);
  });

  test("a text that would be too long is refused with where it stands, and none is written", async () => {
    const long = `${"Very ".repeat(12)}Long Road`;
    expect(await changeForm(root, "hospital.yaml", ({ address }) => (address.street.en = long))).toEqual([]);
    const before = await read("notices.yaml");
    await changeForm(
      root,
      "pages/about.yaml",
      (form) => (form.description.en = `${"Find us at 12 Kachnar Marg. ".repeat(5)}`.trim()),
    );
    const { texts } = await findOldWords(root);
    const refused = await changeOldWords(
      root,
      texts.map(({ id }) => id),
      person,
    );
    expect(refused.join("\n")).toMatch(/^Pages › .* › Description for search engines › English: /m);
    expect(await read("notices.yaml")).toBe(before);
  });
});
