import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion } from "./accordion";

const panels = ["Consultation", "Diagnostics", "Urgent care"].map((title) => ({ title, text: `About ${title}` }));

test("independent panels share no name, and are closed initially", () => {
  document.body.innerHTML = renderToStaticMarkup(<Accordion id="conditions" panels={panels} />);
  const details = [...document.querySelectorAll("details")];
  expect(details.map(({ open }) => open)).toEqual([false, false, false]);
  expect(details.filter((panel) => panel.hasAttribute("name"))).toEqual([]);
});

test("renders lines as a list named by the panel's heading", () => {
  const list = [{ title: "Before you come", points: ["Eat nothing", "Bring reports"], ordered: true }];
  document.body.innerHTML = renderToStaticMarkup(<Accordion id="more" panels={list} level={2} />);
  const heading = document.querySelector("h2");
  expect(heading?.textContent).toBe("Before you come");
  const steps = document.querySelector("ol");
  expect(steps?.getAttribute("aria-labelledby")).toBe(heading?.id);
  expect(steps?.children).toHaveLength(2);
});
