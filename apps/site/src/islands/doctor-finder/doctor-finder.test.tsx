import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DoctorFinder, type DoctorFinderProps } from "./doctor-finder";
import type { DoctorIndex } from "./doctor-index";

const hours = { of: "hospital", from: "10:00", to: "13:00" };
const index: DoctorIndex = {
  last: "2099-12-31",
  exceptions: [],
  departments: [
    { id: "heart", words: ["Cardiology", "हृदय", "heart", "dil"] },
    { id: "bones", words: ["Orthopaedics", "haddi", "fracture"] },
  ],
  languages: { hi: ["Hindi", "हिन्दी"], ta: ["Tamil", "तमिल", "தமிழ்"] },
  doctors: [
    {
      id: "a",
      names: ["Dr A Rao"],
      specialities: ["Cardiologist"],
      departments: ["heart"],
      languages: ["hi"],
      fee: { text: "₹500" },
      slots: [{ ...hours, days: "mon" }],
    },
    {
      id: "b",
      names: ["Dr B Das"],
      specialities: ["Surgeon"],
      departments: ["bones"],
      languages: ["hi"],
      fee: { text: "₹500" },
      slots: [{ ...hours, days: "mon tue" }],
    },
    {
      id: "c",
      names: ["Dr C Das"],
      specialities: ["Surgeon"],
      departments: ["bones"],
      languages: ["ta"],
      fee: { text: "₹500" },
      slots: [],
    },
  ],
};
const labels = {
  filter: "Filter",
  title: "Find a doctor",
  search: "Name",
  all: "{total} doctors",
  count: "{count} of {total} doctors",
  near: "These come nearest.",
  none: "These are all {total}.",
  unknown: "As of 22 November 2026. Please call before you come.",
  last: "Over today",
  remove: "Remove filter: {name}",
  clear: "Clear all",
};
const filters = [
  { name: "department", label: "Department", any: "All", options: [{ value: "bones", label: "Orthopaedics" }] },
  { name: "day", label: "Day", any: "Any", options: [{ value: "mon", label: "Monday" }] },
];

beforeEach(() => {
  history.replaceState(null, "", "/dr-in-hospital");
  document.body.innerHTML = `<ul aria-labelledby="title">${index.doctors.map(({ id, names }) => `<li data-id="${id}">${names}</li>`).join("")}</ul>`;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(
  answer: () => Promise<unknown> = async () => Response.json(index),
  overrides: Partial<DoctorFinderProps> = {},
) {
  vi.stubGlobal("fetch", vi.fn(answer));
  const phones = [{ label: "Booking", number: "+91 00000 00001" }];
  render(
    <DoctorFinder
      labelledBy="title"
      total={3}
      indexUrl="/index.json"
      filters={filters}
      labels={labels}
      phones={phones}
      {...overrides}
    />,
  );
  await waitFor(() => expect(fetch).toHaveBeenCalledWith("/index.json"));
}

const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const expectShown = (...ids: string[]) =>
  waitFor(() =>
    expect([...document.querySelectorAll<HTMLElement>("li:not([hidden])")].map(({ dataset }) => dataset.id)).toEqual(
      ids,
    ),
  );

test("finds doctors by an everyday word for their department", async () => {
  await show();
  type("hadi");
  await expectShown("b", "c");
});

test("finds doctors by a language, written in any script", async () => {
  await show();
  for (const question of ["tamil speaking doctor", "तमिल", "தமிழ்"]) {
    type(question);
    await expectShown("c");
  }
});

test("a filter has a button that removes it, and returns the focus to the filter", async () => {
  await show();
  choose("Day", "mon");
  await expectShown("a", "b");
  expect(location.search).toBe("?day=mon");
  fireEvent.click(screen.getByRole("button", { name: "Remove filter: Monday" }));
  await expectShown("a", "b", "c");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Day" }));
  expect([location.search, screen.queryByRole("button")]).toEqual(["", null]);
});

test("the filters for day and place find a doctor who sits there on that day, or else near matches and numbers", async () => {
  const places = ["main", "annexe"].map((value) => ({ value, label: value }));
  const [doctor] = index.doctors;
  const slots = ["mon main", "tue annexe"].map((text) => {
    const [days = "", place] = text.split(" ");
    return { ...hours, days, place };
  });
  const indexWithPlaces = { ...index, doctors: [{ ...doctor, slots }, ...index.doctors.slice(1)] };
  await show(async () => Response.json(indexWithPlaces), {
    filters: [...filters, { name: "place", label: "Place", any: "Any", options: places }],
  });
  choose("Place", "annexe");
  await expectShown("a");
  choose("Day", "mon");
  await waitFor(() => expect(document.querySelector(".finder-panel__status")?.textContent).toContain("nearest"));
  expect(screen.getByRole("link").getAttribute("href")).toBe("tel:+910000000001");
  choose("Place", "main");
  await expectShown("a");
});

test("the filter for a weekday leaves out a stand-in, who sits only on certain dates", async () => {
  const [, doctor] = index.doctors;
  const slots = [{ ...hours, days: "mon", since: "2026-12-07", until: "2026-12-07", isDated: true }];
  const doctors = [...index.doctors.slice(0, 1), { ...doctor, slots }];
  await show(async () => Response.json({ ...index, doctors }));
  choose("Day", "mon");
  await expectShown("a");
});

test("the filter for tomorrow follows the date in an open tab, and keeps focus and address", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T20:00+05:30") });
  const tomorrow = { name: "day", label: "Day", any: "Any", options: [{ value: "tomorrow", label: "Tomorrow" }] };
  await show(undefined, { filters: [tomorrow] });
  choose("Day", "tomorrow");
  await expectShown("a", "b");
  const field = screen.getByRole("combobox", { name: "Day" });
  field.focus();
  vi.setSystemTime(new Date("2026-11-23T00:00+05:30"));
  act(() => void dispatchEvent(new Event("clock")));
  await expectShown("b");
  expect([document.activeElement, location.search]).toEqual([field, "?day=tomorrow"]);
  vi.useRealTimers();
});

const todayFilter = { name: "day", label: "Day", any: "Any", options: [{ value: "today", label: "Today" }] };
const statusText = () => document.querySelector(".finder-panel__status")?.textContent;

test("doctors whose sessions of today are over come after the others, and the status reports if all are over", async () => {
  // A Monday.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00+05:30") });
  const [first, second] = index.doctors as [DoctorIndex["doctors"][number], DoctorIndex["doctors"][number]];
  const evening = [{ ...hours, days: "mon", from: "17:00", to: "19:00" }];
  const doctors = [first, { ...second, slots: evening }, ...index.doctors.slice(2)];
  await show(async () => Response.json({ ...index, doctors }), { filters: [todayFilter] });
  const at = (time: string) => {
    vi.setSystemTime(new Date(`2026-11-23T${time}+05:30`));
    act(() => void dispatchEvent(new Event("clock")));
  };
  choose("Day", "today");
  await expectShown("a", "b");
  at("13:00");
  await expectShown("b", "a");
  expect(statusText()).toBe("2 of 3 doctors");
  at("19:00");
  await expectShown("a", "b");
  expect(statusText()).toBe("2 of 3 doctors · Over today");
  choose("Day", "");
  await expectShown("a", "b", "c");
  vi.useRealTimers();
});

test("a doctor whose session of yesterday continues past midnight sits today until it ends", async () => {
  // A Monday.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T23:00+05:30") });
  const [first, second] = index.doctors as [DoctorIndex["doctors"][number], DoctorIndex["doctors"][number]];
  const night = [{ ...hours, days: "mon", from: "21:00", to: "01:00" }];
  const doctors = [
    { ...first, slots: night },
    { ...second, slots: [{ ...hours, days: "tue" }] },
  ];
  await show(async () => Response.json({ ...index, doctors }), { filters: [todayFilter] });
  choose("Day", "today");
  await expectShown("a");
  const at = (moment: string) => {
    vi.setSystemTime(new Date(`${moment}+05:30`));
    act(() => void dispatchEvent(new Event("clock")));
  };
  at("2026-11-24T00:30");
  await expectShown("a", "b");
  at("2026-11-24T01:00");
  await expectShown("b");
  vi.useRealTimers();
});

test("after the last known day, the filters for today and tomorrow report the date of the index and a number", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T09:00+05:30") });
  await show(async () => Response.json({ ...index, last: "2026-11-22" }), { filters: [todayFilter] });
  choose("Day", "today");
  await expectShown();
  expect(statusText()).toBe(labels.unknown);
  expect(screen.getByRole("link", { name: /\+91 00000 00001/ })).toBeTruthy();
  vi.useRealTimers();
});

test("Clear all empties every field and shows the number of doctors", async () => {
  await show();
  type("das");
  choose("Day", "mon");
  choose("Department", "bones");
  await expectShown("b");
  fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
  await expectShown("a", "b", "c");
  expect(document.activeElement).toBe(document.querySelector(".finder-panel__status"));
  expect(document.activeElement?.textContent).toBe("3 doctors");
});

test("ignores an unknown option in the address, and uses the other values", async () => {
  history.replaceState(null, "", "/dr-in-hospital?day=someday&q=rao");
  await show();
  await expectShown("a");
});

test("shows the results as cards in the page's language if there are too many doctors for the page", async () => {
  document.body.innerHTML = "";
  await show(undefined, { first: "The first {shown}." });
  expect(screen.queryByRole("list")).toBeNull();
  type("das");
  await waitFor(() =>
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Dr B Das", "/b"],
      ["Dr C Das", "/c"],
    ]),
  );
  expect(screen.queryByText(/^The first/)).toBeNull();
  type("");
  await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
});

test("shows other cards after a query in the address", async () => {
  document.body.innerHTML = "";
  history.replaceState(null, "", "/dr-in-hospital?q=das");
  await show(undefined, { first: "The first {shown}." });
  await expectShown("b", "c");
  type("rao");
  await expectShown("a");
  type("das");
  await expectShown("b", "c");
});

test("shortens a very long list of results, and shows a note", async () => {
  document.body.innerHTML = "";
  const doctors = Array.from({ length: 90 }, (_, number) => ({
    id: `d${number}`,
    names: [`Dr ${number} Das`],
    specialities: ["Surgeon"],
    departments: ["bones"],
    languages: [],
    slots: [],
  }));
  await show(async () => Response.json({ ...index, doctors }), { first: "The first {shown}." });
  type("surgeon");
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(60));
  expect(screen.getByText("The first 60.")).toBeTruthy();
});

test("reports that the search failed if neither the page nor a loaded index has the doctors", async () => {
  document.body.innerHTML = "";
  const failed = "The search could not be loaded.";
  const overrides = { first: "The first {shown}.", labels: { ...labels, failed } };
  await show(async () => new Response("", { status: 503 }), overrides);
  expect(statusText()).toBe("3 doctors");
  type("rao");
  await waitFor(() => expect(statusText()).toBe(failed));
  expect(screen.getByRole("link", { name: /\+91 00000 00001/ })).toBeTruthy();
});

test("finds names even if the index can't be loaded", async () => {
  await show(async () => new Response("", { status: 503 }));
  type("rao");
  await expectShown("a");
});
