import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { InsurerList } from "./insurer-list";

afterEach(cleanup);

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
