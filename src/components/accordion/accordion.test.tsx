// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { Accordion } from "./accordion";

const panels = ["Consultation", "Diagnostics", "Urgent care"].map((title) => ({ title, text: `About ${title}` }));

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<Accordion name="services" panels={panels} />);
});

test("only the first panel is open at the start", () => {
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false, false]);
});

test("all panels share a name, so that the browser keeps one open", () => {
  const names = [...document.querySelectorAll("details")].map((panel) => panel.getAttribute("name"));
  expect(names).toEqual(["services", "services", "services"]);
});
