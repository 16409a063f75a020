import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TestList } from "./test-list";

const facts = [
  ...["Before it", "Bring", "Tell us", "Report"].map((label) => ({ label, text: "The doctor's slip" })),
  { label: "Where", text: "Laboratory", href: "/laboratory", more: "Monday – Saturday: 8 am – 8 pm" },
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
  expect(document.querySelector("ul")?.getAttribute("aria-labelledby")).toBe("title");
});

describe("the letters of a long list", () => {
  const openLetters = () => document.querySelectorAll(".test-list__group[open]").length;
  const isNavigationHidden = () => document.querySelector("nav")?.hidden;
  beforeEach(() => {
    vi.resetModules();
    document.body.innerHTML = longList;
  });
  afterEach(() => {
    location.hash = "";
  });

  test("stay open in browsers whose find-in-page opens no details", async () => {
    const { onbeforematch } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
    Reflect.deleteProperty(HTMLElement.prototype, "onbeforematch");
    await import("./test-list.early");
    Object.defineProperty(HTMLElement.prototype, "onbeforematch", onbeforematch as PropertyDescriptor);
    expect([openLetters(), isNavigationHidden()]).toEqual([4, false]);
  });

  test("close in browsers whose find-in-page opens details, except for the test in the address", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    await import("./test-list.early");
    expect([openLetters(), isNavigationHidden()]).toEqual([0, true]);
    location.hash = "#C-7";
    await import("./test-list.client");
    const open = [...document.querySelectorAll<HTMLDetailsElement>("details[open]")];
    expect(open.map(({ id, className }) => id || className)).toEqual(["test-list__group", "C-7"]);
  });
});
