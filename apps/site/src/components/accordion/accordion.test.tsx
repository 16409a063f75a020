import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion } from "./accordion";

const panels = ["Consultation", "Diagnostics", "Urgent care"].map((title) => ({ title, text: `About ${title}` }));

test("panels of which any may be open share no name, and none is open at the start", () => {
  document.body.innerHTML = renderToStaticMarkup(<Accordion id="conditions" panels={panels} />);
  const details = [...document.querySelectorAll("details")];
  expect(details.map(({ open }) => open)).toEqual([false, false, false]);
  expect(details.filter((panel) => panel.hasAttribute("name"))).toEqual([]);
});

test("a panel's lines are a list that its heading names", () => {
  const list = [{ title: "Before you come", points: ["Eat nothing", "Bring reports"], ordered: true }];
  document.body.innerHTML = renderToStaticMarkup(<Accordion id="more" panels={list} level={2} />);
  const heading = document.querySelector("h2");
  expect(heading?.textContent).toBe("Before you come");
  const steps = document.querySelector("ol");
  expect(steps?.getAttribute("aria-labelledby")).toBe(heading?.id);
  expect(steps?.children).toHaveLength(2);
});
