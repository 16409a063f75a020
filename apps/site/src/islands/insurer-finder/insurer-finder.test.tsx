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
const phones = [{ label: "Insurance desk", number: "+91 00000 00003" }];

beforeEach(() => {
  history.replaceState(null, "", "/insurance-tpa");
  document.body.innerHTML = `<ul aria-labelledby="insurers"><li data-names="Niva Bupa, Max Bupa"><strong>Niva Bupa</strong></li><li data-names="Star Health, स्टार हेल्थ" data-asked="true"><strong>Star Health</strong><span>Ask us whether it is accepted</span></li></ul>`;
});
afterEach(cleanup);

const show = () => render(<InsurerFinder labelledBy="insurers" total={2} labels={labels} phones={phones} />);
const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Name" }), { target: { value } });
const shownNames = () =>
  [...document.querySelectorAll("li:not([hidden]) strong")].map(({ textContent }) => textContent);
const status = () => document.querySelector(".finder-panel__status")?.textContent;

test("shows all insurers for an empty query", () => {
  show();
  expect([shownNames(), status()]).toEqual([["Niva Bupa", "Star Health"], "2 insurers"]);
  type("star");
  expect([shownNames(), status()]).toEqual([["Star Health"], "1 of 2 insurers"]);
  type("");
  expect([shownNames(), status()]).toEqual([["Niva Bupa", "Star Health"], "2 insurers"]);
});

test("finds an insurer by its former name", () => {
  show();
  type("max bupa");
  expect(shownNames()).toEqual(["Niva Bupa"]);
});

test("adds the query to the address, and keeps other parameters", () => {
  history.replaceState(null, "", "/insurance-tpa?from=poster#insurers");
  show();
  type("star");
  expect(location.search + location.hash).toBe("?from=poster&q=star#insurers");
});

test("answers a query in the address immediately", () => {
  history.replaceState(null, "", "/insurance-tpa?q=niva");
  show();
  expect([shownNames(), status()]).toEqual([["Niva Bupa"], "1 of 2 insurers"]);
});

test("finds a name in Devanagari that isn't shown", () => {
  show();
  type("स्टार हेल्थ");
  expect(shownNames()).toEqual(["Star Health"]);
});

test("without a result, shows the insurance desk's number, and no name", () => {
  show();
  expect(screen.queryByRole("link")).toBeNull();
  // Without Star Health: a common word isn't enough for a near match.
  type("care health");
  expect([shownNames(), status()]).toEqual([[], "Not on our list."]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Insurance desk: +91 00000 00003",
  ]);
});

test("announces results when typing pauses, and nothing on load", () => {
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

test("shows the first result and whether it is accepted beside the field", () => {
  show();
  const name = () => screen.getByRole("search").querySelector("strong");
  expect(name()).toBeNull();
  type("star");
  expect(name()?.textContent).toBe("Star Health");
  expect(name()?.nextElementSibling?.textContent).toBe("Ask us whether it is accepted");
});

test("shows the insurance desk's number for a first result that visitors must ask about", () => {
  show();
  type("niva");
  expect(screen.queryByRole("link")).toBeNull();
  type("star");
  expect(screen.getByRole("link").getAttribute("href")).toBe("tel:+910000000003");
});
