import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TestList } from "./test-list";

const facts = [
  ...["Before it", "Bring", "Tell us", "Report"].map((label) => ({ label, text: "The doctor's slip" })),
  { label: "Where", text: "Laboratory", href: "/laboratory", suffix: "Monday – Saturday: 8 am – 8 pm" },
];
const tests = (count: number, letter: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${letter}-${index}`,
    name: `${letter} ${index}`,
    otherNames: "another name",
    what: "What it finds.",
    facts,
  }));
const groups = ["A", "B", "C", "D"].map((letter) => ({ letter, tests: tests(100, letter) }));
const ask = { text: "Please ask:", phone: "+91 00000 00001" };
const longList = renderToStaticMarkup(<TestList labelledBy="title" label="Tests" groups={groups} ask={ask} />);

test("renders 400 tests with all facts in fewer than 4,500 elements, with links to letters", () => {
  document.body.innerHTML = longList;
  expect(document.body.querySelectorAll("*").length).toBeLessThan(4_500);
  const links = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href") ?? "");
  expect(links).toEqual(["#letter-A", "#letter-B", "#letter-C", "#letter-D"]);
  for (const link of links) expect(document.querySelector(link)?.tagName).toBe("H2");
  expect(document.querySelectorAll("a[href^='tel:']")).toHaveLength(1);
});

test("shows no letters for a short list", () => {
  const short = [{ tests: tests(3, "A") }];
  document.body.innerHTML = renderToStaticMarkup(<TestList labelledBy="title" label="Tests" groups={short} />);
  expect(document.querySelector("nav")).toBeNull();
  const lists = [...document.querySelectorAll("ul")];
  expect(lists.map((list) => list.getAttribute("aria-labelledby"))).toEqual(["title title-1", "title title-2"]);
  expect(lists.map(({ ariaLabel }) => ariaLabel)).toEqual(["A 0 – A 1", "A 2"]);
});

describe("a long list", () => {
  const shownLetters = () =>
    [...document.querySelectorAll(".test-list__group:not([hidden]) h2")].map(({ textContent }) => textContent);
  const currentLinks = () => [...document.querySelectorAll("nav [aria-current]")].map(({ textContent }) => textContent);
  /** As a browser does for a link into a hidden letter, or when its search finds something there. */
  function reveal(letter: string) {
    const group = document.getElementById(`letter-${letter}`)?.parentElement as HTMLElement;
    group.dispatchEvent(new Event("beforematch", { bubbles: true }));
    group.removeAttribute("hidden");
  }
  beforeEach(() => {
    vi.resetModules();
    document.body.innerHTML = longList;
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    location.hash = "";
  });

  test("shows its first letter until another one is chosen", async () => {
    expect([...document.querySelectorAll(".test-list__group")].map((group) => group.getAttribute("hidden"))).toEqual([
      ...[null, "until-found", "until-found", "until-found"],
    ]);
    await import("./test-list.client");
    expect([shownLetters(), currentLinks()]).toEqual([["A"], ["A"]]);
  });

  test("shows one letter at a time, and marks its link", async () => {
    await import("./test-list.client");
    for (const letter of ["C", "A"]) {
      reveal(letter);
      expect([shownLetters(), currentLinks()]).toEqual([[letter], [letter]]);
    }
  });

  test("opens the test in the address, and shows only its letter until another one is chosen", async () => {
    location.hash = "#C-7";
    await import("./test-list.client");
    expect([...document.querySelectorAll("details[open]")].map(({ id }) => id)).toEqual(["C-7"]);
    expect([shownLetters(), currentLinks()]).toEqual([["C"], ["C"]]);
    location.hash = "#letter-A";
    await vi.waitFor(() => expect([shownLetters(), currentLinks()]).toEqual([["A"], ["A"]]));
  });
});
