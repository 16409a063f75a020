import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Notices } from "./notices";

const notice = { from: "2026-12-20T00:00", until: "2026-12-31T24:00", isCurrent: true };

afterEach(cleanup);

test("notices are a region, with the days that they are about and a link where a page says more", () => {
  render(<Notices locale="en" notices={[{ ...notice, text: "Closed.", days: "25 December 2026", href: "/opd" }]} />);
  expect(screen.getByRole("region", { name: "Notices" }).textContent).toBe("Whole noticeClosed. 25 December 2026");
  expect(screen.getByRole("link", { name: "Closed." }).getAttribute("href")).toBe("/opd");
});

test("a notice about no day has none beside it", () => {
  render(<Notices locale="en" notices={[{ ...notice, text: "The lift is repaired." }]} />);
  expect(screen.getByRole("region", { name: "Notices" }).textContent).toBe("Whole noticeThe lift is repaired.");
});
