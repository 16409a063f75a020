import { collectionAt } from "@hospital/content/record/shaped-collections";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Mention, RecordValue } from "../api.ts";
import { choices, Refusing, renderDesk, savedAs, stored } from "../tests/support/render-desk.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { LinkNewRecord } from "./link-new-record.tsx";
import { type Beginning, RecordEditor } from "./record-editor.tsx";

const doctor: RecordValue = {
  name: { en: "Dr Asha Rao", hi: "डॉ. आशा राव" },
  degree: { en: "MBBS" },
  speciality: { en: "Cardiologist", hi: "हृदय रोग विशेषज्ञ" },
  department: "cardiology",
  opd: [
    { days: ["mon"], from: "10:00", to: "13:00" },
    { days: ["sat"], from: "16:00", to: "18:00" },
  ],
};
const rooms: RecordValue = {
  ...doctor,
  opd: [
    { days: ["mon"], from: "10:00", to: "13:00", room: { en: "OPD 1" } },
    { days: ["sat"], from: "16:00", to: "18:00" },
  ],
};
const skin = { value: "dermatology", label: { en: "Dermatology" } };
const dental = { value: "dental", label: { en: "Dental Care" } };
const noBeginning: Beginning = { add: undefined, field: undefined, preset: {} };

interface Shown {
  path?: string;
  value?: RecordValue;
  answers?: Record<string, unknown>;
  begin?: Partial<Beginning>;
  language?: "en" | "hi";
}

function show({ path = "doctors/asha-rao.yaml", value = doctor, answers = {}, begin = {}, language }: Shown = {}) {
  const collection = collectionAt(path);
  if (!collection) throw new Error(`No collection has ${path}.`);
  const record = stored(path, collection.name, value);
  return renderDesk(
    <RecordEditor path={path} collection={collection} stored={record} begin={{ ...noBeginning, ...begin }} />,
    { answers: { "/api/save": savedAs(record), ...answers }, ...(language && { language }) },
  );
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, text: string) => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** Types into a list of options when they have loaded. */
const typeInto = async (name: RegExp, text: string) => {
  const input = await waitFor(() => {
    const loaded = screen.getByRole<HTMLInputElement>("combobox", { name });
    expect(loaded.disabled).toBe(false);
    return loaded;
  });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  await screen.findByRole("listbox");
  return input;
};
const sentValue = (sent: { body: unknown }[]) =>
  (sent.at(-1)?.body as { changes: { value: Record<string, unknown> }[] } | undefined)?.changes[0]?.value;

beforeEach(() => {
  // A form that closes stores its draft.
  cleanup();
  localStorage.clear();
});

test("refuses several pasted lines in a field of one line, with a message", () => {
  show();
  const paste = (text: string) => fireEvent.paste(field("Degree *"), { clipboardData: { getData: () => text } });
  expect(paste("Thyroid\t450\r\nLipid\t600\nSugar\t80\n")).toBe(false);
  const notice = screen.getByText(/^You have pasted 3 lines/);
  expect(within(notice).getByRole("link", { name: "Spreadsheets" }).getAttribute("href")).toBe("/sheets");
  expect(paste("MBBS\n")).toBe(true);
  expect(screen.queryByText(/^You have pasted/)).toBeNull();
});

test.each(["Degree *", /^Registration/])("removes the message about pasted lines when a person types: %s", (name) => {
  show();
  fireEvent.paste(field(name), { clipboardData: { getData: () => "One\nTwo" } });
  expect(screen.getByText(/^You have pasted 2 lines/)).toBeTruthy();
  type(name, "MBBS, MD");
  expect(screen.queryByText(/^You have pasted/)).toBeNull();
});

test("sends the whole record, the record as it was loaded, and its version", async () => {
  const { sent } = show();
  type("Degree *", "MBBS, MD");
  press("Save");
  const change = {
    path: "doctors/asha-rao.yaml",
    value: { ...doctor, degree: { en: "MBBS, MD" } },
    base: doctor,
    version: "1",
  };
  await waitFor(() => expect(sent).toMatchObject([{ url: "/api/save", body: { changes: [change] } }]));
  expect(await screen.findByText("Saved.")).toBeTruthy();
});

test("shows a problem beside its field while a person types, until it is corrected", async () => {
  show();
  type("Degree *", "");
  expect(await screen.findByText(/Fill it in/)).toBeTruthy();
  expect(field("Degree *").getAttribute("aria-invalid")).toBe("true");
  type("Degree *", "MBBS");
  await waitFor(() => expect(screen.queryByText(/Fill it in/)).toBeNull());
});

test("doesn't report a required field that a person passes without typing", async () => {
  show({ value: { ...doctor, degree: undefined } });
  fireEvent.focus(field("Degree *"));
  fireEvent.blur(field("Degree *"));
  type(/^Registration/, "12345");
  await screen.findByText("Unsaved changes. They are stored on this device.");
  expect(field("Degree *").getAttribute("aria-invalid")).toBe("false");
  press("Save");
  const problem = await screen.findByText(/Fill it in/);
  expect(problem.getAttribute("role")).toBe("status");
  expect(field("Degree *").getAttribute("aria-invalid")).toBe("true");
});

test("doesn't report an empty field of a new row in place of a removed one", async () => {
  show();
  press(/^Remove: Sat/);
  press("Add OPD hours");
  const from = await waitFor(() => screen.getByLabelText(/^From/));
  fireEvent.focus(from);
  fireEvent.blur(from);
  type(/^Registration/, "12345");
  await screen.findByText(/^Unsaved changes/);
  expect(screen.queryByText(/Fill it in/)).toBeNull();
});

test("doesn't send a record with a problem, counts the problems, and focuses the first, also in a collapsed row", async () => {
  const { sent } = show({ value: { ...doctor, opd: [{ days: ["mon"], from: "10:00", to: "09:00" }] } });
  press("Save");
  expect(await screen.findByText("Correct 1 field.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe("field-opd.0.to"));
  expect(sent).toEqual([]);
});

test("requires a text in the first language only", async () => {
  const { sent } = show();
  type("Name · Hindi", "");
  press("Save");
  await waitFor(() => expect(sent).toHaveLength(1));
  type("Name · English *", "");
  press("Save");
  expect(await screen.findByText(/Fill it in/)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("formats a phone number like the site", async () => {
  const { sent } = show({ path: "hospital.yaml", value: { phones: { reception: "+91 00000 00001", mobiles: [] } } });
  type(/^Enquiry/, "098765-43210");
  press("Save");
  expect(field(/^Enquiry/).value).toBe("+91 98765 43210");
  // The rest of the record is missing.
  expect(sent).toEqual([]);
});

test("edits a list of words in one field, one per line, and reports a wrong line by its number", async () => {
  const insurer = { name: "Asha General Insurance", kind: "insurer", aliases: ["Asha"], devanagari: ["आशा"] };
  const path = "insurers.yaml";
  const { sent } = show({ path, value: { insurers: [insurer] }, begin: { field: "insurers.0.name" } });
  const aliases = await screen.findByLabelText<HTMLTextAreaElement>(/^Aliases/);
  // The empty last line stays while the person types.
  type(/^Aliases/, "Asha\n AGI \n");
  expect(aliases.value).toBe("Asha\n AGI \n");
  type(/^Aliases/, `Asha\n${"a".repeat(300)}`);
  expect(await screen.findByText(/^2: .*may have at most 160/)).toBeTruthy();
  type(/^Aliases/, "Asha\n AGI \n");
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.insurers).toMatchObject([{ ...insurer, aliases: ["Asha", "AGI"] }]));
});

test("moves rows with a button, and removes them", async () => {
  const { sent } = show();
  press(/^Move down: Mon/);
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.opd).toMatchObject((doctor.opd as unknown[]).toReversed()));
  press(/^Remove: Sat/);
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.opd).toHaveLength(1));
});

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const reports = () => screen.getAllByRole("status").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

test("reports a removed row, and restores it with the button that has the focus", async () => {
  const { sent } = show({ value: rooms });
  press(/^Remove: Mon/);
  expect(reports()).toContain("Removed: Mon · 10 am – 1 pm");
  expect(focused()).toBe("Undo");
  press("Undo");
  expect(focused()).toMatch(/^Mon · 10/);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  press(/^Remove: Sat/);
  press(/^Remove: Mon/);
  press("Undo");
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.opd).toMatchObject([(rooms.opd as unknown[])[0]]));
});

test("restores a removed line", () => {
  show({ path: "departments/ent.yaml", value: { services: [{ en: "ECG" }, { en: "Echo" }] } });
  const [remove] = screen.getAllByRole("button", { name: /^Remove: .* 1$/ });
  fireEvent.click(remove as HTMLElement);
  expect(focused()).toBe("Undo");
  press("Undo");
  expect(document.activeElement).toHaveProperty("value", "ECG");
});

test("keeps the focus on a row that moves to an end of its list, and reports its position", () => {
  show();
  press(/^Move down: Mon/);
  expect(focused()).toMatch(/^Move up: Mon/);
  expect(reports()).toContain("Mon · 10 am – 1 pm: now 2 of 2");
  press(/^Move up: Mon/);
  expect(focused()).toMatch(/^Move down: Mon/);
});

test("names a text of several languages once, by the labels of its inputs", () => {
  show();
  expect(screen.getByRole("textbox", { name: /^Name · Hindi/ })).toBeTruthy();
  expect(screen.queryByRole("group", { name: /^(Name|Degree)/ })).toBeNull();
});

test("expands the other languages of a text to focus one of them, or for a problem", async () => {
  const languages = () => field("Degree · Hindi").closest("details");
  show();
  expect(languages()?.open).toBe(false);
  show({ begin: { field: "degree.hi" } });
  expect(languages()?.open).toBe(true);
  expect(document.activeElement).toBe(field("Degree · Hindi"));
  show();
  fireEvent.change(field("Degree · Hindi"), { target: { value: "एमबीबीएस ".repeat(30) } });
  press("Save");
  expect(await screen.findByText("Correct 1 field.")).toBeTruthy();
  expect(languages()?.open).toBe(true);
});

test("names the text whose other languages are collapsed", () => {
  show({ value: rooms });
  press(/^Mon/);
  const names = Array.from(document.querySelectorAll("summary"), ({ textContent }) => textContent);
  expect(names).toContain("In other languages, if different: Degree");
  expect(names).toContain("In other languages, if different: Room");
});

test("names a record with a single list once, by its title", () => {
  show({ path: "notices.yaml", value: { notices: [] } });
  expect(screen.getAllByRole("heading", { name: /^Notices/ })).toHaveLength(1);
  expect(screen.getByRole("region", { name: "Notices" })).toBeTruthy();
});

test("saves a notice in Hindi alone, and refuses one without any text", async () => {
  const notice = { id: "water", text: { en: "No water" }, from: "2026-11-25", until: "2026-11-26" };
  const { sent } = show({ path: "notices.yaml", value: { notices: [notice] } });
  press(/^25 Nov.*No water$/);
  type("Text · English", "");
  press("Save");
  expect(await screen.findByText("Correct 1 field.")).toBeTruthy();
  expect(sent).toEqual([]);
  type("Text · Hindi", "पानी नहीं आएगा");
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.notices).toMatchObject([{ text: { hi: "पानी नहीं आएगा" } }]));
});

test("requests the list of spreadsheets only for a record that may have one", async () => {
  let count = 0;
  const answers = { "/api/sheets": () => [{ name: "insurers", rows: ++count, record: "insurers.yaml" }] };
  show({ path: "departments/ent.yaml", value: { title: { en: "ENT" } }, answers });
  show({ path: "insurers.yaml", value: { insurers: [] }, answers });
  expect((await screen.findByRole("link", { name: "Spreadsheets" })).getAttribute("href")).toBe("/sheets");
  expect(count).toBe(1);
});

test("names the input of prose for a screen reader", async () => {
  show({ path: "departments/ent.yaml", value: { overview: { en: "We care.", hi: "" } } });
  expect(await screen.findByRole("textbox", { name: /^Overview.* · English/ }, { timeout: 10_000 })).toBeTruthy();
});

test("expands a new row immediately", async () => {
  show();
  press("Add OPD hours");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "New OPD hours" }).getAttribute("aria-expanded")).toBe("true"),
  );
});

test("focuses the first field of a row that is added or duplicated", async () => {
  show();
  press("Add OPD hours");
  await waitFor(() => expect(document.activeElement?.id).toBe("field-opd.2.days"));
  fireEvent.click(screen.getByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("field-opd.3.days"));
});

test("focuses an added line, and keeps the expanded list of another one", async () => {
  const services = ["ECG", "Echo", "TMT", "Holter"].map((en) => ({ en }));
  show({ path: "departments/ent.yaml", value: { services, procedures: services } });
  const lists = Array.from(document.querySelectorAll("details"), (list) => list).filter(({ id }) =>
    /services|procedures/.test(id),
  );
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    fireEvent.click(within(list).getByRole("button", { name: /^Add/, hidden: true }));
    await waitFor(() => expect(document.activeElement?.id).toBe(`${list.id}.4.en`));
  }
  expect(lists.map(({ open }) => open)).toEqual([true, true]);
});

test("keeps the values of a row that moves up", async () => {
  const { sent } = show({ value: rooms });
  press(/^Remove: Mon/);
  press(/^Sat/);
  expect(field("Room").value).toBe("");
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.opd).toMatchObject([{ days: ["sat"] }]));
  expect(JSON.stringify(sentValue(sent)?.opd)).not.toContain("OPD 1");
});

test("adds an empty row after another one was removed", async () => {
  show({ value: rooms });
  press(/^Remove: Sat/);
  press(/^Remove: Mon/);
  press("Add OPD hours");
  await screen.findByLabelText("Room");
  expect(field("Room").value).toBe("");
  expect(screen.getAllByLabelText("Monday").map((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([false]);
});

test("asks for the place of OPD hours only if the hospital has several", async () => {
  show({ value: rooms });
  press("Add OPD hours");
  expect(await screen.findByRole("combobox", { name: /^Place/ })).toBeTruthy();
  show({ value: rooms, answers: { "/api/choices": { ...choices, place: [] } } });
  press("Add OPD hours");
  await screen.findByLabelText("Room");
  expect(screen.queryByRole("combobox", { name: /^Place/ })).toBeNull();
});

test("finds a reference by a part of its name", async () => {
  const { sent } = show();
  await typeInto(/^Department/, "en");
  const list = screen.getByRole("listbox");
  fireEvent.click(within(list).getByRole("option", { name: "ENT" }));
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.department).toBe("ent"));
});

describe("a name that is typed into a list of options", () => {
  const leave = {
    "Enter is pressed": (input: HTMLElement) => fireEvent.keyDown(input, { key: "Enter" }),
    "the field is left": (input: HTMLElement) => act(() => input.blur()),
  };

  test.each(Object.entries(leave))("is chosen when %s", async (_, act) => {
    const { sent } = show();
    const department = await typeInto(/^Department/, "EN");
    act(department);
    await waitFor(() => expect(department.value).toBe("ENT"));
    press("Save");
    await waitFor(() => expect(sentValue(sent)?.department).toBe("ent"));
  });

  test.each(Object.entries(leave))("stays with a message if it names no option or several, when %s", async (_, act) => {
    const begin = { add: "exceptions", preset: { for: "doctor", change: "closed", doctor: "asha-rao" } };
    const { sent } = show({ path: "exceptions.yaml", value: { exceptions: [] }, begin });
    const input = await typeInto(/^Doctor/, "Dr");
    act(input);
    expect(await screen.findAllByText("“Dr” matches several names. Choose one from the list.")).toBeTruthy();
    expect(input.value).toBe("Dr");
    fireEvent.blur(input);
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: "2026-12-01" } });
    press("Save");
    await waitFor(() => expect(sentValue(sent)?.exceptions).toMatchObject([{ doctor: "Dr" }]));
  });

  test("keeps the list of its matches open when Enter is pressed and several match", async () => {
    show({ answers: { "/api/choices": { ...choices, department: [...choices.department, skin, dental] } } });
    fireEvent.keyDown(await typeInto(/^Department/, "de"), { key: "Enter" });
    const list = await screen.findByRole("listbox");
    expect(within(list).getAllByRole("option")).toHaveLength(2);
  });

  test("offers similar names for a misspelt one, and leaves the choice to the person", async () => {
    show();
    const department = await typeInto(/^Department/, "Cardilogy");
    const offered = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(offered()).toEqual(["Cardiology"]);
    expect(screen.getByText("Nothing found. Did you mean one of these?")).toBeTruthy();
    fireEvent.keyDown(department, { key: "Enter" });
    expect(department.value).toBe("Cardilogy");
    expect(offered()).toEqual(["Cardiology"]);
    act(() => department.blur());
    expect(department.value).toBe("Cardilogy");
    fireEvent.keyDown(department, { key: "ArrowDown" });
    fireEvent.click(await screen.findByRole("option", { name: "Cardiology" }));
    expect(department.value).toBe("Cardiology");
  });

  test("doesn't open the list over the message when the form leads to the field", async () => {
    const problem = { path, field: ["department"], location: "", message: "This department doesn’t exist." };
    show({ answers: { "/api/save": new Refusing({ refused: [], problems: [problem] }) } });
    const department = await typeInto(/^Department/, "Teeth and gums");
    act(() => department.blur());
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    press("Save");
    await waitFor(() => expect(document.activeElement).toBe(department));
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(screen.getByText("“Teeth and gums” isn’t in the list. Choose a name from the list.")).toBeTruthy();
    fireEvent.keyDown(department, { key: "ArrowDown" });
    await screen.findByRole("listbox");
    fireEvent.keyDown(department, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(department.value).toBe("Teeth and gums");
  });

  test("adds a language with Enter, and is refused if it names an unknown language", async () => {
    const { sent } = show({ value: { ...doctor, languages: ["hi"] } });
    fireEvent.keyDown(await typeInto(/^Languages/, "tamil"), { key: "Enter" });
    press("Done");
    expect(await screen.findByRole("button", { name: "Remove: Tamil" })).toBeTruthy();
    const languages = await typeInto(/^Languages/, "Klingon");
    act(() => languages.blur());
    expect(await screen.findByText(/“Klingon” isn’t in the list/)).toBeTruthy();
    expect(languages.value).toBe("Klingon");
    press("Save");
    expect(await screen.findByText("Correct 1 field.")).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(languages, { target: { value: "" } });
    act(() => languages.blur());
    press("Save");
    await waitFor(() => expect(sentValue(sent)?.languages).toEqual(["hi", "ta"]));
  });

  test("stays while an input method composes it", async () => {
    show();
    const department = await typeInto(/^Department/, "EN");
    for (const key of ["Enter", "Escape"]) fireEvent.keyDown(department, { key, isComposing: true });
    expect(department.value).toBe("EN");
  });

  test("is dropped by Escape", async () => {
    show();
    const department = await typeInto(/^Department/, "xyz");
    fireEvent.keyDown(department, { key: "Escape" });
    act(() => department.blur());
    expect(department.value).toBe("Cardiology");
  });
});

test("ignores the tap that closes a list of options", async () => {
  const click = vi.fn();
  show();
  const department = await typeInto(/^Department/, "en");
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", click);
  const tap = () => {
    fireEvent(button, new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    act(() => department.blur());
    fireEvent.click(button);
  };
  tap();
  expect(click).not.toHaveBeenCalled();
  tap();
  expect(click).toHaveBeenCalledTimes(1);
  button.remove();
});

test("lists doctors by name, and counters in the order of their list", async () => {
  const option = (value: string, en: string) => ({ value, label: { en } });
  const listed = {
    ...choices,
    doctor: [option("kavita", "Dr Kavita Jain"), option("asha-rao", "Dr Asha Rao")],
    counter: [option("X", "X-ray desk"), option("Cash", "Cash desk")],
  };
  const namesOf = async (kind: string, label: RegExp, text: string) => {
    show({
      path: "exceptions.yaml",
      value: { exceptions: [] },
      begin: { add: "exceptions", preset: { for: kind, change: "closed" } },
      answers: { "/api/choices": listed },
    });
    await typeInto(label, text);
    const options = within(screen.getByRole("listbox")).getAllByRole("option");
    return options.map(({ textContent }) => textContent);
  };
  expect(await namesOf("doctor", /^Doctor/, "dr")).toEqual(["Dr Asha Rao", "Dr Kavita Jain"]);
  expect(await namesOf("counter", /^Counter/, "desk")).toEqual(["X-ray desk", "Cash desk"]);
});

test("opens a new row with only the fields that apply, for the leave of a doctor", async () => {
  show({
    path: "exceptions.yaml",
    value: { exceptions: [{ from: "2026-11-20", for: "whole-hospital", change: "closed", why: { en: "Eid" } }] },
    begin: { add: "exceptions", preset: { for: "doctor", change: "closed", doctor: "asha-rao" } },
  });
  expect(await screen.findByRole("combobox", { name: "Stand-in" })).toBeTruthy();
  expect(screen.getByText("20 Nov 2026 · Whole hospital · Closed, or away · Eid")).toBeTruthy();
  for (const label of ["Counter", "Ward", "Department"])
    expect(screen.queryByRole("combobox", { name: label })).toBeNull();
  expect(screen.getByText("Over")).toBeTruthy();
});

test("accepts an amount as people write it", async () => {
  const { sent } = show();
  type(/^First/, "₹1,350/-");
  expect(field(/^First/).value).toBe("1350");
  fireEvent.change(field(/^First/), { target: { value: "1,400" } });
  press("Save");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(/Correct 1 field/)).toBeNull();
});

test("restores unsaved text after a reload, and deletes it after the save", async () => {
  show();
  type("Degree *", "MBBS, DNB");
  await waitFor(() => expect(localStorage.length).toBe(1));
  const { sent } = show();
  expect(screen.getByText(/are here again/)).toBeTruthy();
  expect(field("Degree *").value).toBe("MBBS, DNB");
  press("Save");
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(localStorage.length).toBe(0));
});

const path = "doctors/asha-rao.yaml";
/** The stored drafts of the record, the newest last. */
const drafts = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(`draft\nSunita\n${path}`))
    .map(([, text]) => JSON.parse(text))
    .toSorted((a, b) => a.at.localeCompare(b.at));

test("stores text that a person types after a draft was restored", async () => {
  show();
  type("Degree *", "MBBS, DNB");
  await waitFor(() => expect(drafts()).toHaveLength(1));
  show();
  expect(field("Degree *").value).toBe("MBBS, DNB");
  type("Degree *", "MBBS, MD");
  await waitFor(() => expect(drafts()[0].values.degree.en).toBe("MBBS, MD"));
  show();
  expect(field("Degree *").value).toBe("MBBS, MD");
});

test("restores the draft of another tab if the storage has no room under the key of this one", () => {
  const key = `draft\nSunita\n${path}`;
  const draft = { values: { ...doctor, degree: { en: "MBBS, DNB" } }, base: doctor, version: "1" };
  localStorage.setItem(key, JSON.stringify({ ...draft, at: "2025-11-25T04:30:00Z" }));
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, name, text) {
    if (name.length > key.length) throw new DOMException("Full", "QuotaExceededError");
    this[name] = text;
  });
  show();
  setItem.mockRestore();
  expect(field("Degree *").value).toBe("MBBS, DNB");
  expect(drafts()).toMatchObject([draft]);
});

test("keeps the draft of another tab when this one saves the same record", async () => {
  const { sent } = show();
  const ofOtherTab = { values: { ...doctor, degree: { en: "MBBS, DNB" } }, base: doctor, version: "1" };
  localStorage.setItem(`draft\nSunita\n${path}\nother`, JSON.stringify({ ...ofOtherTab, at: "2026-11-25T04:30:00Z" }));
  type(/^Registration/, "KA-1");
  await waitFor(() => expect(drafts()).toHaveLength(2));
  press("Save");
  await screen.findByText("Saved.");
  expect(sentValue(sent)?.degree).toMatchObject({ en: "MBBS" });
  expect(drafts()).toMatchObject([ofOtherTab]);
  show();
  expect(field("Degree *").value).toBe("MBBS, DNB");
  press("Save");
  await screen.findByText("Saved.");
  expect(drafts()).toEqual([]);
});

test("discards a draft after a confirmation", async () => {
  show();
  type("Degree *", "MBBS, DNB");
  await waitFor(() => expect(localStorage.length).toBe(1));
  show();
  press("Discard them");
  expect(field("Degree *").value).toBe("MBBS, DNB");
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Discard them" }));
  expect(field("Degree *").value).toBe("MBBS");
  expect(localStorage.length).toBe(0);
});

test("asks for confirmation before it saves an emergency number, and shows both values", async () => {
  const { sent } = show({
    path: "helplines.yaml",
    value: {
      helplines: [
        {
          id: "112",
          number: "112",
          name: { en: "All" },
          for: { en: "All" },
          hours: { en: "Always" },
          languages: { en: "All" },
          source: "https://112.gov.in",
          pages: [],
        },
      ],
    },
  });
  fireEvent.click(screen.getByText("All"));
  type("Number *", "113");
  press("Save");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("112")).toBeTruthy();
  expect(question.getByText("113")).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "It is right, save it" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Saving …" }).disabled).toBe(true);
  expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
  await waitFor(() => expect(sent).toHaveLength(1));
});

const conflict = {
  id: "c1",
  path: "doctors/asha-rao.yaml",
  field: ["degree", "en"],
  ours: "MBBS, MD",
  theirs: "MBBS, MS",
  by: "Kavita",
  at: "2025-11-25T04:30:00Z",
};

test.each([
  ["Mine", "ours"],
  ["Theirs", "theirs"],
])("asks for each value that two people changed, and sends the choice: %s", async (label, side) => {
  const otherConflict = { ...conflict, id: "c2", field: ["registration"], ours: "KA-1", theirs: "KA-2" };
  const answers = [new Refusing({ refused: ["Changed."], conflicts: [conflict, otherConflict] })];
  const save = (body: unknown) => answers.pop() ?? savedAs(stored("doctors/asha-rao.yaml", "doctors", doctor))(body);
  const { sent } = show({ answers: { "/api/save": save } });
  type("Degree *", "MBBS, MD");
  press("Save");
  const question = within(await screen.findByRole("alertdialog"));
  const [degree, registration] = question.getAllByRole("group");
  expect(degree?.textContent?.replaceAll("\u00a0", " ")).toMatch(/Theirs · Kavita · .*10 am/);
  if (!degree || !registration) throw new Error("Two values are asked.");
  fireEvent.click(within(degree).getByLabelText(new RegExp(`^${label}`)));
  fireEvent.click(question.getByRole("button", { name: "Save what I chose" }));
  expect(question.getByRole("alert").textContent).toBe("Choose one of the two for each.");
  expect(sent).toHaveLength(1);
  fireEvent.click(within(registration).getByLabelText(/^Theirs/));
  fireEvent.click(question.getByRole("button", { name: "Save what I chose" }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ choices: { c1: side, c2: "theirs" } }));
  // The typed value is sent unchanged: the server merges.
  expect(sentValue(sent)).toMatchObject({ degree: { en: "MBBS, MD" } });
});

describe("while a save is under way", () => {
  /** A server that answers on demand. */
  function slowServer(
    answer: (body: unknown) => unknown = savedAs(stored("doctors/asha-rao.yaml", "doctors", doctor)),
  ) {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isFirst = true;
    const save = async (body: unknown) => {
      if (isFirst) await promise;
      const now = isFirst ? answer(body) : savedAs(stored("doctors/asha-rao.yaml", "doctors", doctor))(body);
      isFirst = false;
      return now;
    };
    return { save, answerNow: () => act(async () => resolve()) };
  }
  const lastChange = (sent: { body: unknown }[]) =>
    (sent.at(-1)?.body as { changes: unknown[] } | undefined)?.changes[0];
  const draft = () => drafts()[0];

  test("keeps the typed text, marks it as unsaved, and sends it with the next save", async () => {
    const { save, answerNow } = slowServer();
    const { sent } = show({ answers: { "/api/save": save } });
    type("Degree *", "MBBS, MD");
    press("Save");
    await waitFor(() => expect(sent).toHaveLength(1));
    type("Degree *", "MBBS, MD, DM");
    await answerNow();
    expect(await screen.findByText(/^Unsaved changes/)).toBeTruthy();
    expect(screen.queryByText("Saved.")).toBeNull();
    expect(field("Degree *").value).toBe("MBBS, MD, DM");
    expect(draft()).toMatchObject({
      values: { degree: { en: "MBBS, MD, DM" } },
      base: { degree: { en: "MBBS, MD" } },
      version: "2",
    });
    press("Save");
    await screen.findByText("Saved.");
    expect(lastChange(sent)).toMatchObject({
      base: { degree: { en: "MBBS, MD" } },
      value: { degree: { en: "MBBS, MD, DM" } },
      version: "2",
    });
    expect(draft()).toBeUndefined();
  });

  test("keeps the focus, and rows that are added or removed", async () => {
    const { save, answerNow } = slowServer();
    const { sent } = show({ answers: { "/api/save": save } });
    press("Save");
    await waitFor(() => expect(sent).toHaveLength(1));
    press(/^Remove: Sat/);
    press(/^Add.*OPD/);
    const [, from] = await screen.findAllByLabelText<HTMLInputElement>(/^From/);
    const input = from ?? field(/^From/);
    input.focus();
    fireEvent.change(input, { target: { value: "08:00" } });
    await answerNow();
    expect(await screen.findByText(/^Unsaved changes/)).toBeTruthy();
    expect(document.activeElement).toBe(input);
    press("Save");
    await waitFor(() => expect(draft()).toMatchObject({ values: { opd: [{ days: ["mon"] }, { from: "08:00" }] } }));
    expect(draft().base.opd).toHaveLength(2);
  });

  test.each([
    ["refused", () => new Refusing({ refused: ["The disk is full."] }), "The disk is full."],
    ["in conflict", () => new Refusing({ refused: ["x"], conflicts: [conflict] }), /changed the same/],
    ["unreachable", () => Promise.reject(new Error("offline")), /desk/],
  ])("keeps the typed text when the save is %s", async (_, answer, message) => {
    const { save, answerNow } = slowServer(answer);
    const { sent } = show({ answers: { "/api/save": save } });
    type("Degree *", "MBBS, MD");
    press("Save");
    await waitFor(() => expect(sent).toHaveLength(1));
    type("Registration", "KA-1");
    await answerNow();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field("Degree *").value).toBe("MBBS, MD");
    expect(field("Registration").value).toBe("KA-1");
    await waitFor(() =>
      expect(draft()).toMatchObject({ values: { degree: { en: "MBBS, MD" }, registration: "KA-1" } }),
    );
  });

  test("keeps the text typed before a person went to another screen, and doesn't navigate back", async () => {
    const { save, answerNow } = slowServer();
    const { sent, addresses, unmount } = show({ answers: { "/api/save": save } });
    type("Degree *", "MBBS, MD");
    press("Save");
    await waitFor(() => expect(sent).toHaveLength(1));
    type("Registration", "KA-1");
    unmount();
    await answerNow();
    await waitFor(() => expect(draft()).toMatchObject({ base: { degree: { en: "MBBS, MD" } }, version: "2" }));
    expect(draft().values).toMatchObject({ degree: { en: "MBBS, MD" }, registration: "KA-1" });
    expect(addresses).toEqual(["/"]);
  });

  test("leaves no draft after a save, even when the answer arrives before the draft is stored", async () => {
    show();
    type("Degree *", "MBBS, MD");
    press("Save");
    await screen.findByText("Saved.");
    // A pending draft is stored when the page closes.
    dispatchEvent(new Event("pagehide"));
    expect(draft()).toBeUndefined();
  });
});

test("shows the problem of a refused save at its field, and focuses it", async () => {
  const problems = [
    { path: "doctors/asha-rao.yaml", field: ["photo"], location: "", message: "The picture is missing." },
  ];
  show({ answers: { "/api/save": new Refusing({ refused: ["Not saved."], problems }) } });
  press("Save");
  expect(await screen.findByText("The picture is missing.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe("field-photo"));
});

test("lists the records that refer to a record, and can't delete it before they are changed", async () => {
  const mention = { path: "exceptions.yaml", field: ["exceptions", 3, "doctor"], location: { en: "Leave › Doctor" } };
  show({ answers: { "/api/mentions": [{ ...mention, isRemovedWithRecord: false }] } });
  press("Delete");
  const question = within(await screen.findByRole("alertdialog"));
  expect((await question.findByRole("link", { name: mention.location.en })).getAttribute("href")).toBe(
    "/edit/exceptions.yaml?field=exceptions.3.doctor",
  );
  expect(question.queryByRole("button", { name: "Delete" })).toBeNull();
});

test("lists the texts with a doctor's name before a deletion, and the address that ends", () => {
  const location = { en: "Notices › Text", hi: "सूचनाएँ" };
  const text: Mention = {
    path: "notices.yaml",
    field: ["notices", 0, "text", "en"],
    location,
    isRemovedWithRecord: false,
    isText: true,
  };
  const page = "/dr-in-hospital/asha-rao";
  const record = { ...stored("doctors/asha-rao.yaml", "doctors", doctor), page };
  renderDesk(<DeleteDialog stored={record} name="Dr Asha Rao" onClose={() => undefined} />, {
    answers: { "/api/mentions": [text] },
  });
  return waitFor(() => {
    expect(screen.getByText(/^These texts still name this doctor/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Notices › Text" })).toBeTruthy();
    expect(screen.getByText(/\/dr-in-hospital\/asha-rao/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete" }).disabled).toBe(false);
  });
});

test("hides the effects of a deletion while references bar it", async () => {
  const record = { ...stored("departments/ent.yaml", "departments", { name: { en: "ENT" } }), page: "/ent" };
  const mention = (text: string, isRemovedWithRecord: boolean): Mention => ({
    path: "doctors/asha-rao.yaml",
    field: [text],
    location: { en: text, hi: text },
    isRemovedWithRecord,
  });
  const answers = { "/api/mentions": [mention("Asha Rao › Department", false), mention("Menu › Link", true)] };
  renderDesk(<DeleteDialog stored={record} name="ENT" onClose={() => undefined} />, { answers });
  expect(await screen.findByRole("link", { name: "Asha Rao › Department" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Menu › Link" })).toBeNull();
  expect(screen.queryByText(/Links and search results/)).toBeNull();
});

test("reports a deletion in the list, which no longer has the record", async () => {
  const name = { en: "Dr Asha Rao" };
  const records = [{ path: "doctors/asha-rao.yaml", collection: "doctors", name }];
  const { promise: mentions, resolve: answer } = Promise.withResolvers<Mention[]>();
  const answers = { "/api/mentions": () => mentions, "/api/delete": {}, "/api/records": records };
  const { addresses } = show({ value: { ...doctor, name }, answers });
  press("Delete");
  const confirm = within(await screen.findByRole("alertdialog")).getByRole<HTMLButtonElement>("button", {
    name: "Delete",
  });
  expect(confirm.disabled).toBe(true);
  answer([]);
  await waitFor(() => expect(confirm.disabled).toBe(false));
  fireEvent.click(confirm);
  await waitFor(() => expect(addresses.at(-1)).toBe("/all/doctors?deleted=Dr+Asha+Rao"));
});

test("uploads a photo of a person, and offers to crop it", async () => {
  const upload = { id: "upload:1", url: "/uploads/1.webp", width: 800, height: 1200 };
  const { sent } = show({ answers: { "/api/uploads": upload } });
  fireEvent.change(field(/^Choose a picture/), { target: { files: [new File(["x"], "IMG_1.HEIC")] } });
  expect(await screen.findByRole("dialog", { name: "Crop photo" })).toBeTruthy();
  press("Cancel");
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.photo).toBe("upload:1"));
});

test("puts an uploaded picture into the row that it was chosen for, even if the row was moved or collapsed", async () => {
  const sending = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let count = 0;
  const row = (name: string) => ({ picture: `./${name}.webp`, caption: { en: name }, alt: { en: name } });
  const { sent } = show({
    path: "gallery/photos.yaml",
    value: { photos: ["Lift", "Ward", "Garden"].map(row) },
    answers: { "/api/uploads": () => sending[count++]?.promise },
  });
  const choose = async (name: string) => {
    press(name);
    const fields = within((await screen.findByRole("button", { name, expanded: true })).closest("li") as HTMLElement);
    fireEvent.change(fields.getByLabelText(/^Choose another/), { target: { files: [new File(["x"], "IMG_1.JPG")] } });
  };
  await choose("Ward");
  await waitFor(() => expect(count).toBe(1));
  await choose("Garden");
  await waitFor(() => expect(count).toBe(2));
  press("Move up: Ward");
  press("Ward");
  press("Remove: Garden");
  for (const [index, upload] of sending.entries())
    upload.resolve({ id: `upload:${index}`, url: `/uploads/${index}.webp`, width: 9, height: 9 });
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toMatch(/gallery\/photos\.yaml.*upload:0/));
  press("Save");
  await waitFor(() => expect(sent.some(({ url }) => url === "/api/save")).toBe(true));
  const photos = sentValue(sent)?.photos as { picture: string; caption: { en: string } }[];
  expect(photos.map(({ picture, caption }) => `${caption.en}: ${picture}`)).toEqual([
    "Ward: upload:0",
    "Lift: ./Lift.webp",
  ]);
});

test("shows that the choices of a reference are loading, and a missing focus point in the middle", async () => {
  show({
    value: { ...doctor, photo: "./photos/asha-rao.webp" },
    answers: { "/api/choices": () => new Promise(() => undefined) },
  });
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: /^Department/ }).placeholder).toBe("Loading …");
  expect(screen.getByRole("slider", { name: "Where the face is" }).getAttribute("aria-valuetext")).toBe("50%, 50%");
});

test("shows the warnings after a save, each with a link to its field", async () => {
  const warning = {
    path: "doctors/asha-rao.yaml",
    field: ["opd", 1, "from"],
    location: "OPD hours › 2 › From",
    message: "These hours begin early.",
  };
  const answer = (body: unknown) => ({
    ...savedAs(stored("doctors/asha-rao.yaml", "doctors", doctor))(body),
    warnings: [warning],
    pastExceptions: 2,
  });
  show({ answers: { "/api/save": answer } });
  type("Degree *", "MD");
  press("Save");
  expect(await screen.findByText("Saved, with 1 warning. Check it:")).toBeTruthy();
  expect(screen.getByText("Removed because they are over: 2.")).toBeTruthy();
  press(/OPD hours › 2 › From: These hours begin early/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^From/)));
});

test("sets the focus point of a photo with the arrow keys or a click", async () => {
  const photo = "./photos/asha-rao.webp";
  const { sent } = show({ value: { ...doctor, photo, focus: { x: 50, y: 50 } } });
  const face = screen.getByRole("slider", { name: "Where the face is" });
  expect(face.getAttribute("aria-valuetext")).toBe("50%, 50%");
  fireEvent.keyDown(face, { key: "ArrowUp" });
  fireEvent.keyDown(face, { key: "ArrowUp" });
  face.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  await waitFor(() => expect(face.getAttribute("aria-valuetext")).toBe("50%, 40%"));
  fireEvent.click(face, { clientX: 20, clientY: 30 });
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.focus).toEqual({ x: 10, y: 30 }));
});

test("links a new department in the chosen list", async () => {
  const path = "departments/burns.yaml";
  const list = "pages/viewall-specialities.yaml";
  const tiles = stored(list, "listPages", { title: { en: "All" }, departments: ["ent"] });
  const routes = [
    { name: { en: "Departments", hi: "विभाग" }, subRoutes: [{ name: "ENT", link: "/ent" }] },
    { name: "About" },
  ];
  const menu = stored("navigation.yaml", "navigation", { routes });
  const menus = [menu, stored("navigation.yaml", "navigation", { routes: routes.toReversed() })];
  const { sent } = renderDesk(
    <LinkNewRecord stored={{ ...stored(path, "departments", { tile: { en: "Burns" } }), page: "/burns" }} />,
    {
      language: "hi",
      answers: {
        [`/api/record?path=${list}`]: tiles,
        // A colleague sorts the menus after the choice is shown.
        "/api/record?path=navigation.yaml": () => menus.shift(),
        "/api/save": savedAs(menu),
      },
    },
  );
  fireEvent.click(await screen.findByLabelText("मेन्यू में, विभाग के नीचे"));
  press("वहाँ लिंक लगाएँ");
  await waitFor(() => expect(sent).toHaveLength(1));
  const changes = [
    { path: list, value: { departments: ["ent", "burns"] } },
    {
      path: "navigation.yaml",
      base: menu.value,
      value: { routes: [{ subRoutes: [{}, { name: { en: "Burns" }, link: "/burns" }] }, {}] },
    },
  ];
  expect(sent[0]?.body).toMatchObject({ changes });
});

test("links a new page of people only in the menu that a person chooses", async () => {
  const path = "people/therapists.yaml";
  const menu = stored("navigation.yaml", "navigation", { routes: [{ name: { en: "About" }, subRoutes: [] }] });
  const { sent } = renderDesk(
    <LinkNewRecord stored={{ ...stored(path, "people", { title: { en: "Therapists" } }), page: "/therapists" }} />,
    { answers: { "/api/record?path=navigation.yaml": menu, "/api/save": savedAs(menu) } },
  );
  const choice = await screen.findByLabelText("In the menu, under About");
  expect(screen.getAllByRole("checkbox")).toEqual([choice]);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Link it there" });
  expect(button.disabled).toBe(true);
  fireEvent.click(choice);
  fireEvent.click(button);
  expect(await screen.findByText("It is linked.")).toBeTruthy();
  const routes = [{ subRoutes: [{ name: { en: "Therapists" }, link: "/therapists" }] }];
  expect(sent).toMatchObject([{ body: { changes: [{ path: "navigation.yaml", value: { routes } }] } }]);
});

test("shows labels and problems in Hindi", async () => {
  show({ language: "hi" });
  type("डिग्री *", "");
  expect(await screen.findByText("यह ख़ाली है। इसे भरें।")).toBeTruthy();
  expect(screen.getByRole("button", { name: "सेव करें" })).toBeTruthy();
});

test("finds an existing picture by the record that shows it", async () => {
  const picture = (path: string, name: string) => ({
    path,
    width: 9,
    height: 9,
    usedBy: [{ path, name: { en: name } }],
  });
  const pictures = [
    picture("gallery/photos/waiting-hall.webp", "Photo gallery"),
    picture("doctors/photos/x.webp", "Dr X"),
  ];
  const { sent } = show({ answers: { "/api/pictures": pictures } });
  press(/^Use an existing picture/);
  const dialog = within(await screen.findByRole("dialog", { name: "Use an existing picture" }));
  expect(await dialog.findAllByRole("listitem")).toHaveLength(2);
  fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "waiting" } });
  fireEvent.click(dialog.getByRole("button", { name: /waiting hall/ }));
  press("Save");
  await waitFor(() => expect(sentValue(sent)?.photo).toBe("../gallery/photos/waiting-hall.webp"));
});

test("creates a duplicate without name, dates, numbers, signatures and photo", async () => {
  const path = "doctors/new.yaml";
  const collection = collectionAt(path);
  if (!collection) throw new Error("No collection has doctors.");
  const value = {
    ...doctor,
    photo: "./photos/asha-rao.webp",
    focus: { x: 10, y: 20 },
    registration: "1234",
    fees: { first: 500 },
    sample: true,
    opd: [{ days: ["mon"], from: "10:00", to: "13:00", since: "2026-11-01", until: "2027-10-31" }],
  };
  const begin = { ...noBeginning, like: stored("doctors/asha-rao.yaml", "doctors", value) };
  const { sent } = renderDesk(<RecordEditor path={path} collection={collection} stored={undefined} begin={begin} />, {
    answers: { "/api/save": savedAs(stored(path, "doctors", value)) },
  });
  expect(screen.getByText(/This is a copy/)).toBeTruthy();
  const [name] = screen.getAllByLabelText(/^Name · English/);
  fireEvent.change(name as HTMLElement, { target: { value: "Dr New" } });
  press("Save");
  await waitFor(() => expect(sentValue(sent)).toBeTruthy());
  const blank = (part: unknown): unknown =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).flatMap(([key, inner]) => {
            const blanked = blank(inner);
            const isEmpty =
              blanked === null || blanked === "" || (typeof blanked === "object" && Object.keys(blanked).length === 0);
            return isEmpty ? [] : [[key, blanked]];
          }),
        )
      : Array.isArray(part)
        ? part.map(blank)
        : part;
  expect(blank(sentValue(sent))).toEqual({
    name: { en: "Dr New" },
    degree: { en: "MBBS" },
    speciality: doctor.speciality,
    department: "cardiology",
    opd: [{ days: ["mon"], from: "10:00", to: "13:00" }],
  });
});

test("expands a duplicated row below its original, with its dates, and moves the focus to its first field", async () => {
  const notice = { id: "water", text: { en: "No water today" }, from: "2026-11-25", until: "2026-11-26" };
  const { sent } = show({
    path: "notices.yaml",
    value: { notices: [notice, { ...notice, id: "lift", text: { en: "Lift" } }] },
  });
  press(/^25 Nov.*No water today$/);
  press("Duplicate");
  await waitFor(() => expect(screen.getAllByRole("button", { expanded: true })).toHaveLength(2));
  const dates = screen.getAllByLabelText<HTMLInputElement>(/^From/).map(({ value }) => value);
  expect(dates.filter((date) => date === "2026-11-25")).toHaveLength(2);
  expect(document.activeElement?.id).toBe("field-notices.1.text.en");
  expect(sent).toEqual([]);
});

/** A save that merges a notice of somebody else, or gives a new notice its ID. */
const savedNotices = (change: (notices: object[]) => object[]) => (body: unknown) => {
  const [sent] = (body as { changes: { value: { notices: object[] } }[] }).changes;
  return savedAs(stored("notices.yaml", "notices", {}))({
    changes: [{ value: { notices: change(sent?.value.notices ?? []) } }],
  });
};

test("keeps a new row expanded, with the focus, when the save gives it an ID", async () => {
  const save = savedNotices((notices) => notices.map((notice) => ({ ...notice, id: "no-water" })));
  const begin = { add: "notices", preset: { from: "2026-11-25" } };
  const { sent } = show({ path: "notices.yaml", value: { notices: [] }, answers: { "/api/save": save }, begin });
  type("Text · English", "No water");
  type("Last day *", "2026-11-26");
  const text = field("Text · English");
  text.focus();
  fireEvent.submit(text);
  expect((await screen.findByRole("link", { name: "As a picture" })).getAttribute("href")).toBe("/poster/no-water");
  expect(screen.getByText("Saved.")).toBeTruthy();
  expect(document.activeElement).toBe(text);
  type("Text · English", "No water today");
  fireEvent.submit(text);
  await waitFor(() =>
    expect(sentValue(sent)?.notices).toMatchObject([{ id: "no-water", text: { en: "No water today" } }]),
  );
});

test("keeps a row collapsed when a save adds somebody else's row", async () => {
  const notice = { id: "water", text: { en: "No water" }, from: "2026-11-25", until: "2026-11-26" };
  const save = savedNotices((notices) => [...notices, { ...notice, id: "lift", text: { en: "No lift" } }]);
  const begin = { field: "notices.0.text.en" };
  show({ path: "notices.yaml", value: { notices: [notice] }, answers: { "/api/save": save }, begin });
  type("Text · English", "No water today");
  fireEvent.click(screen.getByRole("button", { name: /No water today/, expanded: true }));
  press("Save");
  expect(await screen.findByRole("button", { name: /No lift/, expanded: false })).toBeTruthy();
  expect(screen.getByRole("button", { name: /No water today/, expanded: false })).toBeTruthy();
});

test("expands a row again for the same problem", async () => {
  show({ value: { ...doctor, opd: [{ days: ["mon"], from: "10:00", to: "09:00" }] } });
  for (const _ of [1, 2]) {
    press("Save");
    fireEvent.click(await screen.findByRole("button", { name: /^Mon/, expanded: true }));
  }
});

test("scrolls the fields of a row into view when it is expanded", () => {
  show();
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const [row] = screen.getAllByRole("button", { expanded: false, name: /Mon/ });
  fireEvent.click(row as HTMLElement);
  expect(scroll).toHaveBeenCalledWith({ block: "nearest" });
  expect(scroll.mock.contexts).toEqual([row?.closest("li")]);
  fireEvent.click(row as HTMLElement);
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
});

test("shows the times of a notice in its row", () => {
  const notice = { id: "water", text: { en: "No water" }, from: "2026-11-28", until: "2026-11-30", untilTime: "09:00" };
  show({ path: "notices.yaml", value: { notices: [notice] } });
  const summary = document.querySelector(".rows__summary")?.textContent?.replaceAll("\u00a0", " ");
  expect(summary).toMatch(/^28 Nov 2026 – 30 Nov 2026 · until 9 am · No water/);
});

describe("the list of exceptions", () => {
  const closed = (from: string, why: string) => ({ from, for: "whole-hospital", change: "closed", why: { en: why } });
  const rows = [closed("2027-02-08", "Ramadan"), closed("2026-11-29", "Flood"), closed("2026-12-25", "Christmas")];
  const showList = () => show({ path: "exceptions.yaml", value: { exceptions: rows } });
  const summaries = () => [...document.querySelectorAll(".rows__summary")].map((row) => row.textContent ?? "");

  test("is in order of days, and is stored in its own order", async () => {
    const { sent } = showList();
    expect(summaries().map((text) => text.split(" · ").at(-1)?.trim())).toEqual(["Flood", "Christmas", "Ramadan"]);
    press(/^29 Nov.*Flood$/);
    fireEvent.change(screen.getAllByLabelText(/^From/)[0] as HTMLElement, { target: { value: "2027-03-01" } });
    expect(summaries()[0]).toContain("Flood");
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
    press("Save");
    await waitFor(() => expect(sentValue(sent)).toBeTruthy());
    const { exceptions } = sentValue(sent) as { exceptions: { why: { en: string } }[] };
    expect(exceptions.map(({ why }) => why.en)).toEqual(["Ramadan", "Flood", "Christmas"]);
  });

  test("offers to undo a removal where the row was", () => {
    showList();
    press(/^Remove: .*Flood/);
    const notice = document.activeElement?.closest("li");
    expect([document.activeElement?.textContent, notice?.previousElementSibling]).toEqual(["Undo", null]);
    press("Undo");
    expect(summaries().map((text) => text.split(" · ").at(-1)?.trim())).toEqual(["Flood", "Christmas", "Ramadan"]);
  });

  test("gets pasted holidays, which a person sees before they are saved", async () => {
    const { sent } = showList();
    press("Paste holidays");
    const dialog = within(screen.getByRole("dialog"));
    const lines = "Holidays\n26 January 2027 Republic Day\n25 Dec Christmas\n15 August 2026 Independence Day";
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: lines } });
    expect(dialog.getByText(/26 Jan 2027 · Republic Day/).textContent).not.toContain("Over");
    expect(dialog.getByText(/25 Dec 2026 · Christmas/).closest("li")?.textContent).toContain("already in the list");
    expect(dialog.getByText(/15 Aug 2026 · Independence Day/).closest("li")?.textContent).toContain("Over");
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: lines.replace(/\n15 August.*/, "") } });
    expect(dialog.getByText("These lines have no day, and are left out:").parentElement?.textContent).toContain(
      "Holidays",
    );
    fireEvent.click(dialog.getByRole("button", { name: "Add 1" }));
    expect(summaries().at(-2)).toContain("Republic Day");
    expect(sent).toEqual([]);
    press("Save");
    await waitFor(() => expect(sentValue(sent)).toBeTruthy());
    expect((sentValue(sent) as { exceptions: unknown[] }).exceptions.at(-1)).toMatchObject(
      closed("2027-01-26", "Republic Day"),
    );
  });
});

describe("the languages of a doctor", () => {
  const languages = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^(Languages|भाषाएँ)/ });
  const type = (text: string) => {
    act(() => languages().focus());
    fireEvent.change(languages(), { target: { value: text } });
  };

  test("are found by typing, stay in the chosen order, and are removed with buttons, which move the focus to the next one", async () => {
    const { sent } = show({ value: { ...doctor, languages: ["hi", "te"] } });
    expect(languages().getAttribute("aria-describedby")).toContain("field-languages-chosen");
    const remove = screen.getByRole("button", { name: "Remove: Hindi" });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove: Telugu");
    type("engl");
    const list = await screen.findByRole("listbox");
    expect(within(list).getAllByRole("option")).toHaveLength(1);
    fireEvent.click(within(list).getByRole("option", { name: "English" }));
    press("Done");
    press("Save");
    await waitFor(() => expect(sentValue(sent)?.languages).toEqual(["te", "en"]));
  });

  test("are chosen with the keyboard", async () => {
    const { sent } = show({ value: { ...doctor, languages: ["hi"] } });
    type("tam");
    await screen.findByRole("option", { name: "Tamil" });
    fireEvent.keyDown(languages(), { key: "ArrowDown" });
    await waitFor(() => expect(languages().getAttribute("aria-activedescendant")).toBeTruthy());
    fireEvent.keyDown(languages(), { key: "Enter" });
    press("Done");
    expect(await screen.findByRole("button", { name: "Remove: Tamil" })).toBeTruthy();
    press("Save");
    await waitFor(() => expect(sentValue(sent)?.languages).toEqual(["hi", "ta"]));
  });
});

test("collapses a filled group to one line, and expands it to show a problem", async () => {
  const path = "hospital.yaml";
  show({ path, value: { phones: { emergency: "+91 00000 00001" } } });
  const group = () => screen.getByText("+91 00000 00001").closest("details");
  expect(group()?.open).toBe(false);
  press("Save");
  await waitFor(() => expect(group()?.open).toBe(true));
});

describe("a new row", () => {
  const leave = { from: "2026-12-01", for: "doctor", doctor: "kavita-jain", change: "closed" };
  const showLeave = (rows: object[], options: Shown = {}) =>
    show({
      path: "exceptions.yaml",
      value: { exceptions: rows },
      begin: { add: "exceptions", preset: { for: "doctor", change: "closed", doctor: "asha-rao" } },
      ...options,
    });

  test("without any input is left out of a save of another change", async () => {
    const { sent } = show();
    press(/^Add OPD hours/);
    type("Degree *", "MBBS, MD");
    press("Save");
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sentValue(sent)?.opd).toMatchObject(doctor.opd as object[]);
    expect(sentValue(sent)?.opd).toHaveLength(2);
  });

  test("of a link is left out too, unless it is the only change", async () => {
    const { sent } = showLeave([leave]);
    press("Save");
    expect(await screen.findByText("Correct 1 field.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /Dr Kavita Jain/, expanded: false }));
    fireEvent.change(screen.getAllByLabelText(/^Last day/)[0] as HTMLElement, { target: { value: "2026-12-05" } });
    press("Save");
    await waitFor(() => expect(sentValue(sent)).toMatchObject({ exceptions: [{ ...leave, until: "2026-12-05" }] }));
    expect(sentValue(sent)?.exceptions).toHaveLength(1);
  });

  test("isn't reported as unsaved before something is typed", async () => {
    showLeave([leave]);
    expect(await screen.findAllByLabelText(/^From/)).toHaveLength(1);
    expect(screen.queryByText(/Unsaved changes/)).toBeNull();
    type(/^From/, "2026-12-10");
    expect(await screen.findByText(/Unsaved changes/)).toBeTruthy();
    press("Save");
    await screen.findByText("Saving …");
    expect(screen.queryByText(/Unsaved changes/)).toBeNull();
  });

  test("isn't added if the doctor has a present or future leave, which is shown instead", async () => {
    const ownLeave = { ...leave, doctor: "asha-rao" };
    showLeave([
      leave,
      { ...ownLeave, from: "2026-11-02", until: "2026-11-03" },
      ownLeave,
      { ...ownLeave, from: "2026-11-20", until: "2026-11-30" },
    ]);
    const from = await screen.findByLabelText<HTMLInputElement>(/^From/);
    expect(from.value).toBe("2026-11-20");
    expect(document.activeElement?.id).toMatch(/^field-exceptions\.3\./);
    expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(4);
  });
});

describe("weekly hours from a day on", () => {
  const thursday = { days: ["thu"], from: "10:00", to: "13:00" };
  const later = { days: ["thu"], from: "16:00", to: "18:00", since: "2026-12-01" };

  test("are shown in a collapsed row, with a remark about hours without an end", async () => {
    show({ value: { ...doctor, opd: [thursday, later] } });
    expect(screen.getByText("Thu · 4 – 6 pm · from 1 Dec 2026")).toBeTruthy();
    expect(
      screen.getByText(/^From 1 Dec 2026 there are two times on Thursday: 10 am – 1 pm and 4 – 6 pm/),
    ).toBeTruthy();
    show({ value: { ...doctor, opd: [thursday, later] }, language: "hi" });
    expect(screen.getByText(/^1 दिसंबर 2026 से गुरुवार को दो समय हैं/)).toBeTruthy();
    show({ value: { ...doctor, opd: [{ ...thursday, until: "2026-11-30" }, later] } });
    expect(screen.queryByText(/two times/)).toBeNull();
    show({ value: { ...doctor, opd: [{ ...thursday, days: ["fri"] }, later] } });
    expect(screen.queryByText(/two times/)).toBeNull();
    const evening = { ...thursday, from: "18:00", to: "19:00" };
    show({ value: { ...doctor, opd: [evening, { ...thursday, until: "2026-11-30" }, later] } });
    expect(screen.queryByText(/two times/)).toBeNull();
  });

  test("end the present hours on the day before", async () => {
    const { sent } = show({ value: { ...doctor, opd: [thursday] } });
    fireEvent.click(screen.getByRole("button", { name: /^Thu/, expanded: false }));
    press("Change these hours from a day on");
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: "2026-12-01" } });
    fireEvent.click(dialog.getByRole("button", { name: /^Change these/ }));
    press("Save");
    const opd = [
      { ...thursday, until: "2026-11-30" },
      { ...thursday, since: "2026-12-01" },
    ];
    await waitFor(() => expect(sentValue(sent)).toMatchObject({ opd }));
  });
});

test("reports that no option matches", async () => {
  show();
  await typeInto(/^Department/, "zz");
  expect(await screen.findByText("Nothing found")).toBeTruthy();
});

test("names the connection, and where the text is, if a save gets no answer", async () => {
  const answers = {
    "/api/save": () => {
      throw new Error("No network");
    },
  };
  show({ answers });
  type("Degree *", "MBBS, MD");
  press("Save");
  expect(await screen.findByText(/Check that its window is open/)).toBeTruthy();
  expect(screen.getByText("Your text is still here.")).toBeTruthy();
});

test("doesn't name somebody else if a person has changed the same value in another tab", async () => {
  const ownConflict = new Refusing({ refused: ["Changed."], conflicts: [{ ...conflict, by: "Sunita" }] });
  show({ answers: { "/api/save": ownConflict } });
  type("Degree *", "MBBS, MD");
  press("Save");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("You have changed the same thing elsewhere")).toBeTruthy();
  expect(dialog.getByText(/^From another tab or device of yours · .*25 November/)).toBeTruthy();
});
