import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Notices } from "./notices";

const notice = { from: "2026-12-20T00:00", until: "2026-12-31T24:00", isCurrent: true };

afterEach(cleanup);

test("renders notices as a region with their dates, and a link to a page with details", () => {
  render(<Notices locale="en" notices={[{ ...notice, text: "Closed.", days: "25 December 2026", href: "/opd" }]} />);
  expect(screen.getByRole("region", { name: "Notices" }).textContent).toBe("Whole noticeClosed. 25 December 2026");
  expect(screen.getByText("25 December 2026").textContent).toBe("25 December 2026");
  expect(screen.getByRole("link", { name: "Closed." }).getAttribute("href")).toBe("/opd");
});

test("shows no date for a notice without one", () => {
  render(<Notices locale="en" notices={[{ ...notice, text: "The lift is repaired." }]} />);
  expect(screen.getByRole("region", { name: "Notices" }).textContent).toBe("Whole noticeThe lift is repaired.");
});
