import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { InsurerList } from "./insurer-list";

afterEach(cleanup);

test("links a scheme to its page, and marks one that visitors must ask about", () => {
  const insurers = [
    { name: "Ayushman", href: "/ayushman", kind: "Cashless", names: "Ayushman" },
    { name: "ECHS", kind: "Ask us", names: "ECHS", isAsked: true },
  ];
  render(<InsurerList labelledBy="schemes" insurers={insurers} />);
  expect(screen.getByRole("link", { name: "Ayushman" }).getAttribute("href")).toBe("/ayushman");
  expect(screen.getAllByRole("listitem").map(({ dataset }) => dataset.asked)).toEqual([undefined, "true"]);
});

test("shows the type of an insurer, followed by its other names", () => {
  const insurers = [
    { name: "North Health", kind: "Insurance company", aliases: "Also known as NHI", names: "North Health, NHI" },
    { name: "South TPA", kind: "Administrator", names: "South TPA" },
  ];
  render(<InsurerList labelledBy="insurers" insurers={insurers} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "North HealthInsurance company · Also known as NHI",
    "South TPAAdministrator",
  ]);
});
