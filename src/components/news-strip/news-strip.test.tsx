// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NewsStrip } from "./news-strip";
import { showCurrent } from "./news-strip.client";

const notice = { from: "2026-12-20", until: "2026-12-31", isCurrent: true };
const shown = () => [...document.querySelectorAll<HTMLElement>("section:not([hidden]) p:not([hidden])")].map(textOf);
const textOf = ({ textContent }: HTMLElement) => textContent?.split(" ")[0];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showAt(time: string) {
  vi.setSystemTime(new Date(time));
  showCurrent();
  return shown();
}

test("notices are a region, with their days in words and a link where a page says more", () => {
  render(<NewsStrip locale="en" notices={[{ ...notice, text: "Closed.", href: "/opd" }]} />);
  expect(screen.getByRole("region", { name: "Notices" }).textContent).toBe("Closed. 20 to 31 December 2026");
  expect(screen.getByRole("link", { name: "Closed." }).getAttribute("href")).toBe("/opd");
});

test("a notice shows from the midnight in India when its first day begins until the one when its last ends", () => {
  render(<NewsStrip locale="en" notices={[{ ...notice, text: "Closed.", isCurrent: false }]} />);
  expect(shown()).toEqual([]);
  expect(showAt("2026-12-19T18:29:59Z")).toEqual([]);
  expect(showAt("2026-12-19T18:30:00Z")).toEqual(["Closed."]);
  expect(showAt("2026-12-31T18:29:59Z")).toEqual(["Closed."]);
  expect(showAt("2026-12-31T18:30:00Z")).toEqual([]);
});

test("at most two show at once, the next one when one of them is over", () => {
  const days = ["2026-12-25", "2026-12-22", "2026-12-20"];
  const notices = days.map((until) => ({ ...notice, text: until, until, from: "2026-12-01", isCurrent: false }));
  render(<NewsStrip locale="en" notices={notices} />);
  expect(showAt("2026-12-10T12:00:00Z")).toEqual(["2026-12-25", "2026-12-22"]);
  expect(showAt("2026-12-22T20:00:00Z")).toEqual(["2026-12-25"]);
});
