import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import type {
  Change,
  ChangeDetails,
  Mention,
  RecordSummary,
  Refused,
  Saved,
  SearchMatch,
  StaleFact,
  StoredPicture,
  Upload,
} from "../api.ts";
import { Desk, edited, type Fields } from "../tests/support/desk.ts";

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open("a folder with spaces");
});
afterEach(() => desk.close());

const doctor = "doctors/asha-rao.yaml";

describe("a save", () => {
  test("creates one commit by the person who saved, without other changes in the folder", async () => {
    const { status, body } = await desk.change(doctor, (value) => {
      value.degree = { en: "MBBS, MD" };
    });
    expect(status).toBe(200);
    expect(body.records[0]?.value.degree).toEqual({ en: "MBBS, MD" });
    expect(desk.git("log", "-1", "--format=%an: %s")).toBe("Sunita: Doctors › Dr Asha Rao: Degree");
    expect(desk.git("status", "--short")).toBe("");
  });

  test("keeps both changes of two people to different fields", async () => {
    const { version, value } = await desk.record(doctor);
    await desk.change(doctor, (now) => {
      now.degree = { en: "MBBS, DM" };
    });
    const mine = edited(value, (now) => {
      now.fees.first = 950;
    });
    expect((await desk.save(doctor, mine, { version, base: value }, "Imran")).status).toBe(200);
    expect((await desk.record(doctor)).value).toMatchObject({ degree: { en: "MBBS, DM" }, fees: { first: 950 } });
  });

  test("asks the second of two people who changed the same field, and accepts the choice", async () => {
    const { version, value } = await desk.record(doctor);
    await desk.change(doctor, (now) => {
      now.degree = { en: "First" };
    });
    const mine = edited(value, (now) => {
      now.degree = { en: "Second" };
    });
    const refused = await desk.save<Refused>(doctor, mine, { version, base: value }, "Imran");
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toMatchObject([
      { field: ["degree", "en"], ours: "Second", theirs: "First", by: "Sunita", at: expect.any(String) },
    ]);
    const choices = { [refused.body.conflicts?.[0]?.id ?? ""]: "ours" };
    const repeated = { changes: [{ path: doctor, value: mine, version, base: value }], choices };
    expect((await desk.post("/api/save", repeated, "Imran")).status).toBe(200);
    expect((await desk.record(doctor)).value.degree).toEqual({ en: "Second" });
  });

  test("keeps their version of a row that was deleted here, if chosen, and every other row", async () => {
    const session = (day: string, from = "10:00") => ({ days: [day], from, to: "13:00" });
    await desk.change(doctor, (now) => {
      now.opd = ["mon", "tue", "wed"].map((day) => session(day));
    });
    const { version, value } = await desk.record(doctor);
    await desk.change(doctor, (now) => {
      now.opd[0].from = "11:00";
    });
    const mine = edited(value, (now) => now.opd.shift());
    const changes = [{ path: doctor, value: mine, version, base: value }];
    const refused = await desk.post<Refused>("/api/save", { changes });
    expect(refused.body.conflicts).toMatchObject([{ theirs: session("mon", "11:00") }]);
    expect(refused.body.conflicts?.[0]).not.toHaveProperty("ours");
    const choices = { [refused.body.conflicts?.[0]?.id ?? ""]: "theirs" };
    expect((await desk.post("/api/save", { changes, choices })).status).toBe(200);
    expect((await desk.record(doctor)).value.opd).toEqual([session("mon", "11:00"), session("tue"), session("wed")]);
  });

  test("asks again if the values have changed after the choice", async () => {
    const { version, value } = await desk.record(doctor);
    const degree = (text: string) => (now: { degree: object }) => {
      now.degree = { en: text };
    };
    await desk.change(doctor, degree("Third"));
    const changes = [{ path: doctor, value: edited(value, degree("Mine")), version, base: value }];
    const refused = await desk.post<Refused>("/api/save", { changes });
    const choices = { [refused.body.conflicts?.[0]?.id ?? ""]: "ours" };
    await desk.change(doctor, degree("Fourth"));
    const repeated = await desk.post<Refused>("/api/save", { changes, choices });
    expect(repeated.body.conflicts).toMatchObject([{ ours: "Mine", theirs: "Fourth" }]);
    expect((await desk.record(doctor)).value.degree).toEqual({ en: "Fourth" });
  });

  test("creates ten commits for ten simultaneous people", async () => {
    const { version, value } = await desk.record("testimonials.yaml");
    const count = () => Number(desk.git("rev-list", "--count", "HEAD"));
    const before = count();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const mine = edited(value, (now) => {
          now.testimonials.push({
            ...now.testimonials[0],
            id: "",
            name: `Guest ${index}`,
            text: `Kind words ${index}.`,
          });
        });
        return desk.save("testimonials.yaml", mine, { version, base: value }, `Person ${index}`);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(new Array(10).fill(200));
    expect(count() - before).toBe(10);
    const names = (await desk.record("testimonials.yaml")).value.testimonials as { name: { en: string } }[];
    expect(names.filter(({ name }) => name.en.startsWith("Guest"))).toHaveLength(10);
  });

  test("reports the field when it is refused, and changes nothing", async () => {
    const before = desk.read(doctor);
    const { status, body } = await desk.change<Refused>(doctor, (value) => {
      value.opd[0].to = "08:00";
    });
    expect(status).toBe(422);
    expect(body.problems).toMatchObject([{ path: doctor, field: ["opd", 0, "to"] }]);
    expect(desk.read(doctor)).toBe(before);
  });

  test.each([
    ["60,000 fields", (value: object) => ({ ...value, opd: new Array(20_000).fill({ days: ["mon"], from: "09:00" }) })],
    // YAML's reader compares each with all others.
    [
      "9,000 fields in one group",
      (value: object) => ({ ...value, ...Object.fromEntries(new Array(9000).keys().map((key) => [`key${key}`, "x"])) }),
    ],
  ])("is refused with a message if it has %s, before it is parsed", async (_, huge) => {
    const { version, value } = await desk.record(doctor);
    const { status, body } = await desk.save<Refused>(doctor, huge(value), { version, base: value });
    expect(status).toBe(422);
    expect(body.refused).toHaveLength(1);
    expect(body.refused[0]).toContain("more than 10,000 fields, or more than 500 fields in one group");
  });

  test("is refused if it has too many changes, or two of one record, before a record is read", async () => {
    const { version, value } = await desk.record(doctor);
    // Reading it would report that it doesn't exist.
    const change = { path: "doctors/not-there.yaml", value, base: value, version };
    const refused = async (count: number) =>
      (await desk.post<Refused>("/api/save", { changes: new Array(count).fill(change) })).body.refused[0];
    expect(await refused(1)).toContain("deleted this while");
    expect(await refused(2)).toBe("There is already a record with this name. Enter another name.");
    expect(await refused(2000)).toContain("can’t read this request");
  });

  test("is refused outside the content or without a record", async () => {
    for (const path of ["../package.json", "doctors/../../x.yaml", "doctors/con.yaml", "x.yaml", "brand/brand.yaml"])
      expect((await desk.save(path, { name: "x" })).status).toBe(422);
    expect((await desk.post("/api/save", [])).status).toBe(422);
    expect((await desk.post("/api/save", { changes: [{ path: 1 }] })).status).toBe(422);
  });

  test("requires a person's name", async () => {
    const { status, body } = await desk.post<Refused>("/api/save", { changes: [] }, " ");
    expect(status).toBe(422);
    expect(body.refused[0]).toMatch(/Say your name|can’t read this request/);
  });
});

test.each([
  ["aliases", "name: &a { en: Dr X }\ndegree: *a\n"],
  ["two documents", "name: { en: Dr X }\n---\nname: { en: Dr Y }\n"],
  ["no YAML", "name: [\n"],
])("reports a record with %s, edited by hand, with a message", async (_, text) => {
  writeFileSync(join(desk.root, "content/doctors/binod-das.yaml"), text);
  const response = await desk.app.request("http://localhost:4570/api/record?path=doctors/binod-das.yaml", {
    headers: { Host: "localhost:4570" },
  });
  expect(response.status).toBe(422);
  expect((await desk.save("doctors/binod-das.yaml", { name: "X" })).status).toBe(422);
  expect(desk.read("doctors/binod-das.yaml")).toBe(text);
});

describe("a new record", () => {
  /** A new doctor. */
  async function newDoctor() {
    const { photo: _, opd: __, focus: ___, ...rest } = (await desk.record(doctor)).value;
    return { ...rest, name: { en: "Dr. Meera Joshi", hi: "डॉ. मीरा जोशी" } };
  }

  test("gets its address from its name", async () => {
    const created = await newDoctor();
    const { body } = await desk.save("doctors/new.yaml", created);
    expect(body.records[0]?.path).toBe("doctors/meera-joshi.yaml");
    expect(body.records[0]?.page).toBe("/dr-in-hospital/meera-joshi");
    const twice = await desk.save<Refused>("doctors/new.yaml", created);
    expect(twice.body.refused[0]).toBe("There is already a record with this name. Enter another name.");
    const twin = { path: "doctors/new.yaml", value: { ...created, name: { en: "Dr Twin", hi: "डॉ. जुड़वाँ" } } };
    expect((await desk.post<Refused>("/api/save", { changes: [twin, twin] })).body.refused).toEqual(twice.body.refused);
    const long = { ...created, name: { en: `Dr ${"x".repeat(400)}`, hi: "डॉ. लंबा" } };
    expect((await desk.save<Refused>("doctors/new.yaml", long)).body.problems).toMatchObject([
      { field: ["name", "en"] },
    ]);
  });

  test("is listed, and can be deleted with the references to it", async () => {
    const path = "doctors/meera-joshi.yaml";
    await desk.save("doctors/new.yaml", await newDoctor());
    await desk.change("exceptions.yaml", (value) => {
      value.exceptions.push({ from: "2027-03-01", for: "doctor", doctor: "meera-joshi", change: "closed" });
    });
    await desk.change("notices.yaml", (value) => {
      value.notices[0].text = { en: "Dr Meera Joshi is away on Saturday", hi: "सूचना" };
    });
    const records = await desk.get<RecordSummary[]>("/api/records");
    expect(records.find((record) => record.path === path)?.name.en).toBe("Dr. Meera Joshi");
    const mentions = await desk.get<Mention[]>(`/api/mentions?path=${path}`);
    expect(mentions).toMatchObject([
      { path: "exceptions.yaml", isRemovedWithRecord: true },
      { path: "notices.yaml", field: ["notices", 0, "text", "en"], isRemovedWithRecord: false, isText: true },
    ]);
    const { version } = await desk.record(path);
    expect((await desk.post<Saved>("/api/delete", { path, version })).status).toBe(200);
    expect(desk.read("exceptions.yaml")).not.toContain("meera-joshi");
    expect((await desk.get<RecordSummary[]>("/api/records")).some((record) => record.path === path)).toBe(false);
  });

  test("refuses to delete a department with doctors, and lists them", async () => {
    const { version } = await desk.record("departments/cardiology.yaml");
    const mentions = await desk.get<Mention[]>("/api/mentions?path=departments/cardiology.yaml");
    const isRemovedWithRecord = Object.fromEntries(
      mentions.map((mention) => [mention.path, mention.isRemovedWithRecord]),
    );
    expect(isRemovedWithRecord).toMatchObject({
      "doctors/asha-rao.yaml": false,
      "floor-plan.yaml": true,
      "navigation.yaml": true,
    });
    const { status, body } = await desk.post<Refused>("/api/delete", { path: "departments/cardiology.yaml", version });
    expect(status).toBe(422);
    expect(body.refused.join()).toContain("Dr Asha Rao › Department");
    expect(desk.read("departments/cardiology.yaml")).toContain("title");
  });
});

describe("pictures", () => {
  let colour = 0;
  const photo = async (width = 900, height = 1200) =>
    sharp({ create: { width, height, channels: 3, background: { r: ++colour, g: 90, b: 120 } } })
      .jpeg()
      .toBuffer();
  async function upload(bytes: Buffer, crop?: object): Promise<Upload> {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], "image.jpg"));
    if (crop) form.set("crop", JSON.stringify(crop));
    return (await desk.post<Upload>("/api/uploads", form)).body;
  }

  test("stores two uploads of the same name as two pictures, and deletes an unused one", async () => {
    const [first, second] = [await upload(await photo()), await upload(await photo())];
    const names: string[] = [];
    for (const { id } of [first, second]) {
      const { body } = await desk.change(doctor, (value) => {
        value.photo = id;
      });
      names.push(String(body.records[0]?.value.photo));
    }
    expect(names[0]).toMatch(/^\.\/photos\/[a-z-]+-[\da-f]{8}\.webp$/);
    expect(names[0]).not.toBe(names[1]);
    expect(desk.git("ls-files", "content/doctors/photos")).not.toContain(String(names[0]).slice(9));
    expect(desk.git("ls-files", "content/doctors/photos")).toContain(String(names[1]).slice(9));
  });

  test("stores uploads that arrive at the same time", async () => {
    const photos = await Promise.all(Array.from({ length: 20 }, () => photo(30, 40)));
    const uploads = await Promise.all(photos.map((bytes) => upload(bytes)));
    expect(uploads).toEqual(Array(20).fill(expect.objectContaining({ width: 30, height: 40 })));
  });

  test("crops the upright picture", async () => {
    const { width, height, url } = await upload(await photo(), { left: 0.25, top: 0, width: 0.5, height: 0.5 });
    expect([width, height]).toEqual([450, 600]);
    const response = await desk.app.request(`http://localhost:4570${url}`, { headers: { Host: "localhost:4570" } });
    expect(response.headers.get("Content-Type")).toBe("image/webp");
  });

  test("converts an iPhone's photo to a format that every browser shows, without its location", async () => {
    // 640 × 480, half red and half teal, with a position in its metadata; made with heif-enc of libheif 1.15.
    const { id, url, ...size } = await upload(readFileSync(join(import.meta.dirname, "../tests/support/phone.heic")));
    expect(size).toEqual({ width: 640, height: 480 });
    const response = await desk.app.request(`http://localhost:4570${url}`, { headers: { Host: "localhost:4570" } });
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    const { format, exif, xmp } = await picture.metadata();
    expect({ format, exif, xmp }).toEqual({ format: "webp", exif: undefined, xmp: undefined });
    const [left, right] = await Promise.all(
      [20, 620].map((x) => picture.clone().extract({ left: x, top: 240, width: 1, height: 1 }).raw().toBuffer()),
    );
    expect(left?.[0]).toBeGreaterThan(180);
    expect(right?.[0]).toBeLessThan(60);
    expect((await desk.change(doctor, (value) => Object.assign(value, { photo: id }))).status).toBe(422);
  });

  test("converts one at a time, so that simultaneous uploads don't fill the memory", async () => {
    const photos = await Promise.all(Array.from({ length: 5 }, () => photo()));
    const lengths: number[] = [];
    const onChange = (length: number) => lengths.push(length);
    sharp.queue.on("change", onChange);
    await Promise.all(photos.map((bytes) => upload(bytes)));
    sharp.queue.off("change", onChange);
    expect(Math.max(...lengths)).toBe(1);
  });

  test("refuses a drawing, which can take minutes to draw", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
    const answer = (await upload(Buffer.from(svg))) as unknown as Refused;
    expect(answer.refused[0]).toContain("Save it as a PNG file");
  });

  test("refuses a file that isn't a picture, with a message", async () => {
    const answer = (await upload(Buffer.from("no picture"))) as unknown as Refused;
    expect(answer.refused[0]).toContain("image.jpg can’t be opened");
    // A small file.
    const bomb = sharp({ create: { width: 10_001, height: 10_000, channels: 3, background: "white" } });
    const huge = (await upload(await bomb.png().toBuffer())) as unknown as Refused;
    expect(huge.refused[0]).toContain("100 million pixels");
  });

  test("removes only unused ones", async () => {
    writeFileSync(
      join(desk.root, "content/gallery/spare.webp"),
      await sharp(await photo())
        .webp()
        .toBuffer(),
    );
    const pictures = await desk.get<StoredPicture[]>("/api/pictures");
    expect(pictures.find(({ path }) => path === "gallery/spare.webp")).toMatchObject({ width: 900, usedBy: [] });
    const used = pictures.find(({ usedBy }) => usedBy.length > 0)?.path;
    expect((await desk.post("/api/pictures/remove", { paths: [used] })).status).toBe(422);
    expect((await desk.post("/api/pictures/remove", { paths: ["../x.webp"] })).status).toBe(422);
    expect((await desk.post("/api/pictures/remove", { paths: ["gallery/spare.webp"] })).status).toBe(200);
  });
});

describe("history", () => {
  test("begins with the hospital's first change, without the commit that created the repository", async () => {
    await desk.change(doctor, (value) => {
      value.degree = { en: "MBBS, MD" };
    });
    expect(desk.git("log", "--format=%s", "--", "content")).toContain("The website as it was");
    const messages = (await desk.get<Change[]>("/api/history?")).map(({ message }) => message.en);
    expect(messages).toContain("Doctors › Dr Asha Rao: Degree");
    expect(messages).not.toContain("The website as it was");
  });

  test("has the values before and after a change, and restores them", async () => {
    await desk.change("notices.yaml", (value) => {
      value.notices[0].text.en = "The water supply is back.";
    });
    const [change] = await desk.get<Change[]>("/api/history?path=notices.yaml");
    expect(change?.message).toEqual({
      en: "Notices: The water supply is back.",
      hi: expect.stringMatching(/^सूचनाएँ: /),
    });
    const details = await desk.get<ChangeDetails>(`/api/history/${change?.id}`);
    expect(details.change).toEqual(change);
    expect(details.isPresent).toBe(true);
    expect(details.records[0]?.values).toMatchObject([
      { field: ["notices", 0, "text", "en"], after: "The water supply is back." },
    ]);
    const { body } = await desk.post<Saved>(`/api/history/${change?.id}/bring-back`, { side: "before" });
    expect(body.commit).toBeDefined();
    expect(desk.read("notices.yaml")).not.toContain("water supply");
    expect(await desk.get<ChangeDetails>(`/api/history/${change?.id}`)).toMatchObject({ isPresent: false });
    const [back] = await desk.get<Change[]>("/api/history?path=notices.yaml");
    expect(back?.message.en).toMatch(/^Undone \(\d{4}-\d\d-\d\d\): Notices: The water supply is back\.$/);
    expect(back?.undoes).toBe(change?.id);
    await desk.post<Saved>(`/api/history/${change?.id}/bring-back`, { side: "after" });
    expect((await desk.get<Change[]>("/api/history?path=notices.yaml"))[0]?.restores).toBe(change?.id);
    expect(back?.message.hi).toMatch(/^वापस लिया गया \(\d{4}-\d\d-\d\d\): सूचनाएँ: /);
    expect((await desk.post("/api/history/HEAD/bring-back", { side: "before" })).status).toBe(422);
  });

  describe("a change that somebody has corrected since", () => {
    const degree = (text: string) => (now: { degree: object }) => {
      now.degree = { en: text };
    };
    /** Saves each of them, and returns the ID of the first change. */
    async function saved(...texts: [string, ...string[]]): Promise<string> {
      const [first, ...others] = texts;
      await desk.change(doctor, degree(first));
      const [change] = await desk.get<Change[]>(`/api/history?path=${doctor}`);
      for (const text of others) await desk.change(doctor, degree(text), "Imran");
      return `/api/history/${change?.id}/bring-back`;
    }

    test("isn't undone over the correction before a person has chosen", async () => {
      const undo = await saved("Wrong", "Right");
      const refused = await desk.post<Refused>(undo, { side: "before" });
      expect(refused.status).toBe(409);
      expect(refused.body.conflicts).toMatchObject([{ path: doctor, field: ["degree", "en"], theirs: "Right" }]);
      expect((await desk.record(doctor)).value.degree).toEqual({ en: "Right" });
      const [{ id = "", ours = "" } = {}] = refused.body.conflicts ?? [];
      await desk.post(undo, { side: "before", choices: { [id]: "theirs" } });
      expect((await desk.record(doctor)).value.degree).toEqual({ en: "Right" });
      await desk.post(undo, { side: "before", choices: { [id]: "ours" } });
      expect((await desk.record(doctor)).value.degree).toEqual({ en: ours });
    });

    test("isn't restored over a later one before a person has chosen", async () => {
      const bringBack = await saved("Old", "Newer", "Newest");
      const refused = await desk.post<Refused>(bringBack, { side: "after" });
      expect(refused.body.conflicts).toMatchObject([{ field: ["degree", "en"], ours: "Old", theirs: "Newest" }]);
      expect((await desk.record(doctor)).value.degree).toEqual({ en: "Newest" });
    });

    test("asks a person if it created the record, or if the record was deleted", async () => {
      const { value } = await desk.record(doctor);
      const { photo: _, focus: __, ...rest } = value;
      const path = "doctors/nilu-sen.yaml";
      await desk.save("doctors/new.yaml", { ...rest, name: { en: "Dr Nilu Sen", hi: "डॉ. नीलू सेन" } });
      await desk.change(path, degree("MBBS, DNB"));
      const [change, creation] = await desk.get<Change[]>(`/api/history?path=${path}`);
      const refused = await desk.post<Refused>(`/api/history/${creation?.id}/bring-back`, { side: "before" });
      expect(refused.body.conflicts).toMatchObject([{ path, field: [], theirs: { degree: { en: "MBBS, DNB" } } }]);
      expect(desk.read(path)).toContain("MBBS, DNB");
      const { version } = await desk.record(path);
      await desk.post("/api/delete", { path, version });
      const undo = await desk.post<Refused>(`/api/history/${change?.id}/bring-back`, { side: "before" });
      expect(undo.body.conflicts).toMatchObject([{ path, field: [], ours: { degree: rest.degree } }]);
      await expect(desk.record(path)).rejects.toThrow();
    });
  });

  test("restores a deleted doctor with the doctor's leave, and preserves later changes of others", async () => {
    const leave = { from: "2026-12-24", for: "doctor", doctor: "asha-rao", change: "closed" };
    await desk.change("exceptions.yaml", (value) => {
      value.exceptions = [leave, ...(value.exceptions ?? [])];
    });
    const { version } = await desk.record(doctor);
    await desk.post("/api/delete", { path: doctor, version });
    expect(desk.read("exceptions.yaml")).not.toContain("2026-12-24");
    await desk.change("exceptions.yaml", (value) => {
      value.exceptions = [
        ...(value.exceptions ?? []),
        { from: "2026-12-26", for: "whole-hospital", change: "closed", why: { en: "Strike", hi: "हड़ताल" } },
      ];
    });
    const [, deletion] = await desk.get<Change[]>("/api/history?");
    expect(deletion?.message.en).toMatch(/deleted/);
    const { body } = await desk.post<Saved & Refused>(`/api/history/${deletion?.id}/bring-back`, { side: "before" });
    expect(body.refused).toBeUndefined();
    expect(desk.read("doctors/asha-rao.yaml")).toContain("Asha Rao");
    for (const day of ["2026-12-24", "2026-12-26"]) expect(desk.read("exceptions.yaml")).toContain(day);
  });
});

describe("outdated facts", () => {
  test("offers to replace a changed emergency number in other texts", async () => {
    await desk.change("notices.yaml", (value) => {
      value.notices[0].text.en = "Call +91 00000 00000 at any hour.";
    });
    const { body } = await desk.change("hospital.yaml", (value) => {
      value.phones.emergency = "+91 00000 00099";
    });
    expect(body.staleFacts).toBeGreaterThan(0);
    const facts = await desk.get<StaleFact[]>("/api/stale-facts");
    const notice = facts.find(({ path }) => path === "notices.yaml");
    expect(notice).toMatchObject({
      old: "+91 00000 00000",
      new: "+91 00000 00099",
      after: "Call +91 00000 00099 at any hour.",
    });
    const otherIds = facts.filter((fact) => fact !== notice).map(({ id }) => id);
    await desk.post("/api/stale-facts", { change: [notice?.id], leave: otherIds });
    expect(desk.read("notices.yaml")).toContain("+91 00000 00099 at any hour");
    expect(await desk.get("/api/stale-facts")).toEqual([]);
  });
});

test.each([
  ["Prof. (Dr) Meera Joshi", "Ask Dr. Meera Joshi"],
  ["Dr.Meera Joshi", "Prof Meera Joshi is back"],
  ["ഡോ. മീര ജോഷി", "മീര ജോഷി"],
])("finds the texts with the name of %s, whatever their title", async (name, text) => {
  await desk.change(doctor, (value) => {
    value.name = { en: name };
  });
  await desk.change("notices.yaml", (value) => {
    value.notices[0].text = { en: text };
  });
  const mentions = await desk.get<Mention[]>(`/api/mentions?path=${doctor}`);
  expect(mentions.filter(({ isText }) => isText)).toMatchObject([{ field: ["notices", 0, "text", "en"] }]);
});

test("finds rates in their folder by the everyday words of tests, without matches in other folders", async () => {
  const disclosures = join(desk.root, "content/disclosures");
  cpSync(join(disclosures, "implant-prices.yaml"), join(disclosures, "rates.yaml"));
  const pathsFor = async (query: string) => {
    const matches = await desk.get<SearchMatch[]>(`/api/search?q=CBC${query}`);
    return matches.map(({ path }) => path).sort();
  };
  expect(await pathsFor("&collection=disclosures")).toEqual(["disclosures/rates.yaml"]);
  expect(await pathsFor("&collection=tests")).toEqual(["tests.yaml"]);
  expect(await pathsFor("")).toEqual(["disclosures/rates.yaml", "tests.yaml"]);
});

test("creates a missing list from its form, but not a missing page", async () => {
  const { root } = desk;
  rmSync(join(root, "content/notices.yaml"), { force: true });
  desk.git("add", "--all");
  desk.git("commit", "--quiet", "--message=No notices");
  const emptyRecord = await desk.record("notices.yaml");
  expect(emptyRecord).toEqual({ path: "notices.yaml", collection: "notices", value: {} });
  const notice = { text: { en: "Water is back" }, from: "2026-11-25", until: "2099-11-26" };
  const saved = await desk.save("notices.yaml", { notices: [notice] }, { base: emptyRecord.value });
  expect(saved.status).toBe(200);
  expect(desk.read("notices.yaml")).toContain("Water is back");
  await expect(desk.record("pages/nowhere.yaml")).rejects.toThrow();
});

test("refuses new or changed days of a notice that are over, at their field", async () => {
  const notice = (days: object) => ({ text: { en: "Water supply" }, ...days });
  const over = { from: "2025-12-01", until: "2025-12-24" };
  const { status, body } = await desk.change<Refused>("notices.yaml", (value) => {
    value.notices = [...(value.notices ?? []), notice(over)];
  });
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ path: "notices.yaml", field: ["notices", expect.any(Number), "until"] }]);
  expect(body.refused.join()).toContain("Enter a later day, or remove it.");
  // A notice whose days passed since it was saved.
  writeFileSync(join(desk.root, "content/notices.yaml"), stringify({ notices: [{ id: "water", ...notice(over) }] }));
  desk.git("commit", "--quiet", "--all", "--message=Notices");
  const change = (edit: (row: Fields) => unknown) => desk.change("notices.yaml", ({ notices }) => edit(notices[0]));
  expect((await change((row) => Object.assign(row, { text: { en: "Water" } }))).status).toBe(200);
  expect((await change((row) => Object.assign(row, { until: "2025-12-25" }))).status).toBe(422);
  expect((await change((row) => Object.assign(row, { until: "2099-12-25" }))).status).toBe(200);
});

test("adds the doctor's weekdays to new other times of several days without any", async () => {
  const from = addDays(dayOf(momentNow()), 30);
  const row = {
    from,
    until: addDays(from, 20),
    for: "doctor",
    doctor: "asha-rao",
    change: "other-times",
    times: [{ from: "09:00", to: "10:00" }],
  };
  await desk.change(doctor, (value) => {
    value.opd = [{ days: ["mon", "thu"], from: "10:00", to: "12:00" }];
  });
  const { status, body } = await desk.change("exceptions.yaml", (value) => {
    value.exceptions = [row, { ...row, from: addDays(from, 21), until: addDays(from, 41), days: ["tue"] }];
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.records[0]?.value.exceptions).toMatchObject([{ days: ["mon", "thu"] }, { days: ["tue"] }]);
});

test.each([{ from: undefined }, { from: "soon" }, { until: "later" }, { until: "9999-12-31" }])(
  "refuses other times on mistaken days with a message: %o",
  async (mistake) => {
    const from = addDays(dayOf(momentNow()), 30);
    const times = [{ from: "09:00", to: "10:00" }];
    const row = { from, until: addDays(from, 20), for: "doctor", doctor: "asha-rao", change: "other-times", times };
    const { status, body } = await desk.change<Refused>("exceptions.yaml", (value) => {
      value.exceptions = [{ ...row, ...mistake }];
    });
    expect([status, body.problems]).toMatchObject([422, [{ field: ["exceptions", 0, Object.keys(mistake)[0]] }]]);
  },
);

test("adds no weekdays to stored other times, whatever the order of their fields", async () => {
  const from = addDays(dayOf(momentNow()), 30);
  const times = [{ to: "10:00", from: "09:00" }];
  const row = { change: "other-times", doctor: "asha-rao", for: "doctor", times, until: addDays(from, 20), from };
  writeFileSync(join(desk.root, "content/exceptions.yaml"), stringify({ exceptions: [row] }));
  const { version, value } = await desk.record("exceptions.yaml");
  const typed = { from, until: row.until, for: row.for, doctor: row.doctor, change: row.change, times, days: null };
  const closed = { from, for: "whole-hospital", change: "closed" };
  const { status, body } = await desk.save(
    "exceptions.yaml",
    { exceptions: [typed, closed] },
    { version, base: value },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  expect(desk.read("exceptions.yaml")).not.toContain("days:");
});

test("describes a row by the names and texts of each language in the history", async () => {
  const from = addDays(dayOf(momentNow()), 30);
  await desk.change("exceptions.yaml", (value) => {
    const leave = { for: "doctor", doctor: "asha-rao", change: "closed" };
    value.exceptions = [{ ...leave, from, why: { en: "Conference", hi: "सम्मेलन" } }];
  });
  const [change] = await desk.get<Change[]>("/api/history?path=exceptions.yaml");
  expect(change?.message.en).toContain(`Dr Asha Rao, Conference, ${from}`);
  expect(change?.message.hi).toContain(`डॉ. राव, सम्मेलन, ${from}`);
});
