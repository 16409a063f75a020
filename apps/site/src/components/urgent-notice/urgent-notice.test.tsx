import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UrgentNotice } from "./urgent-notice";

afterEach(cleanup);

test("renders the signs as a region and a list named by the warning, and the number as a phone link", () => {
  const call = { label: "Call the emergency number", number: "+91 00000 00000" };
  render(<UrgentNotice title="Come at once if" signs={["you faint", "it bleeds"]} call={call} />);
  expect(screen.getByRole("region", { name: "Come at once if" })).toBeTruthy();
  expect(screen.getByRole("list", { name: "Come at once if" }).children).toHaveLength(2);
  const link = screen.getByRole("link", { name: "Call the emergency number +91 00000 00000" });
  expect(link.getAttribute("href")).toBe("tel:+910000000000");
});
