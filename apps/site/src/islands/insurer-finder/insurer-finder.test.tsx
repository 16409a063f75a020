import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InsurerFinder } from "./insurer-finder";

const labels = {
  filter: "Filter",
  title: "Find your insurer",
  search: "Name",
  all: "{total} insurers",
  count: "{count} of {total} insurers",
  near: "These come nearest.",
  none: "Not on our list.",
  remove: "Remove filter: {name}",
  clear: "Clear all",
};
const phones = [
  { label: "Booking", number: "+91 00000 00001" },
  { label: "Emergency", number: "+91 00000 00000" },
];

beforeEach(() => {
  history.replaceState(null, "", "/insurance-tpa");
  document.body.innerHTML = `<ul aria-labelledby="insurers"><li data-names="Niva Bupa, Max Bupa"><strong>Niva Bupa</strong></li><li data-names="Star Health, स्टार हेल्थ"><strong>Star Health</strong></li></ul>`;
});
afterEach(cleanup);

const show = () => render(<InsurerFinder labelledBy="insurers" total={2} labels={labels} phones={phones} />);
const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Name" }), { target: { value } });
const shown = () => [...document.querySelectorAll("li:not([hidden]) strong")].map(({ textContent }) => textContent);
const status = () => document.querySelector(".finder-panel__status")?.textContent;

test("all are shown until something is typed, and again when it is deleted", () => {
  show();
  expect([shown(), status()]).toEqual([["Niva Bupa", "Star Health"], "2 insurers"]);
  type("star");
  expect([shown(), status()]).toEqual([["Star Health"], "1 of 2 insurers"]);
  type("");
  expect([shown(), status()]).toEqual([["Niva Bupa", "Star Health"], "2 insurers"]);
});

test("a former name finds the insurer of today", () => {
  show();
  type("max bupa");
  expect(shown()).toEqual(["Niva Bupa"]);
});

test("the address keeps what is typed beside what else it holds", () => {
  history.replaceState(null, "", "/insurance-tpa?from=poster#insurers");
  show();
  type("star");
  expect(location.search + location.hash).toBe("?from=poster&q=star#insurers");
});

test("an address that asks is answered at once", () => {
  history.replaceState(null, "", "/insurance-tpa?q=niva");
  show();
  expect([shown(), status()]).toEqual([["Niva Bupa"], "1 of 2 insurers"]);
});

test("a name in Devanagari finds it, although it isn't shown", () => {
  show();
  type("स्टार हेल्थ");
  expect(shown()).toEqual(["Star Health"]);
});

test("booking and emergency stand where nothing is found, and only there, and no name is offered", () => {
  show();
  expect(screen.queryByRole("link")).toBeNull();
  // Without Star Health: a common word isn't enough for a near match.
  type("care health");
  expect([shown(), status()]).toEqual([[], "Not on our list."]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Booking: +91 00000 00001",
    "Emergency: +91 00000 00000",
  ]);
});

test("a screen reader is told once typing has paused, and nothing when the page opens", () => {
  vi.useFakeTimers();
  try {
    show();
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.getByRole("status").textContent).toBe("");
    for (const text of ["s", "st", "sta", "star"]) {
      type(text);
      act(() => vi.advanceTimersByTime(400));
      expect(screen.getByRole("status").textContent).toBe("");
    }
    act(() => vi.advanceTimersByTime(400));
    expect(screen.getByRole("status").textContent).toBe("1 of 2 insurers");
  } finally {
    vi.useRealTimers();
  }
});

test("the first one found stands beside the field", () => {
  show();
  expect(screen.getByRole("search").querySelector("strong")).toBeNull();
  type("star");
  expect(screen.getByRole("search").querySelector("strong")?.textContent).toBe("Star Health");
});
