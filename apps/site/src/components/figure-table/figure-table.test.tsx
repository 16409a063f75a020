import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FigureTable } from "./figure-table";

afterEach(cleanup);

test("the caption names the table, and each figure has the headers of its row and column", () => {
  const rows = [
    { name: "General ward", remark: "Per day", figures: ["₹1,500"] },
    { name: "ECG", figures: ["₹300"] },
  ];
  render(<FigureTable caption="Rates" columns={["What", "Price"]} rows={rows} />);
  expect(screen.getByRole("table", { name: "Rates" })).toBeTruthy();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["What", "Price"]);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "General wardPer day",
    "ECG",
  ]);
  expect(screen.getByRole("row", { name: "ECG ₹300" })).toBeTruthy();
});

test("shows remarks only in rows that have one", () => {
  const rows = [
    { name: "General ward", remark: "Per day", figures: [] },
    { name: "ECG", figures: [] },
  ];
  render(<FigureTable caption="Rates" columns={["What"]} rows={rows} />);
  expect(screen.getAllByRole("rowheader").map(({ children }) => children.length)).toEqual([1, 0]);
});
