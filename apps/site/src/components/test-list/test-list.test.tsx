import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestList } from "./test-list";

const facts = [
  { label: "Where", text: "Laboratory", href: "/laboratory", more: "Monday – Saturday: 8 am – 8 pm" },
  { label: "Price", text: "Please ask:", phone: "+91 00000 00001" },
];
const tests = (count: number, letter: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `${letter}-${index}`, name: `${letter} ${index}`, facts }));

test("400 tests are fewer than 4,600 elements, with letters to jump to", () => {
  const groups = ["A", "B", "C", "D"].map((letter) => ({ letter, tests: tests(100, letter) }));
  document.body.innerHTML = renderToStaticMarkup(<TestList labelledBy="title" label="Tests" groups={groups} />);
  expect(document.body.querySelectorAll("*").length).toBeLessThan(4_600);
  const links = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href") ?? "");
  expect(links).toEqual(["#letter-A", "#letter-B", "#letter-C", "#letter-D"]);
  for (const link of links) expect(document.querySelector(link)?.tagName).toBe("H2");
});

test("a short list has no letters", () => {
  const groups = [{ tests: tests(3, "A") }];
  document.body.innerHTML = renderToStaticMarkup(<TestList labelledBy="title" label="Tests" groups={groups} />);
  expect(document.querySelector("nav")).toBeNull();
  expect(document.querySelector("ul")?.getAttribute("aria-labelledby")).toBe("title");
  expect(document.querySelectorAll("h2")).toHaveLength(3);
});
