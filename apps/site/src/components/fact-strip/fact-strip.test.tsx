import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FactStrip } from "./fact-strip";

const facts = [{ number: "30 min*", label: "to your door" }];

afterEach(cleanup);

test("renders a region and a list with the same name", () => {
  render(<FactStrip label="In numbers" facts={facts} />);
  expect(screen.getByRole("region", { name: "In numbers" })).toBeTruthy();
  expect(screen.getByRole("list", { name: "In numbers" }).textContent).toBe("30 min* to your door");
});

test("shows the source of a number below it", () => {
  render(<FactStrip label="In numbers" facts={[{ number: "9", label: "beds", source: "2025 · The register" }]} />);
  expect(screen.getByRole("listitem").textContent).toBe("9 beds 2025 · The register");
});

test("a long number doesn't share a phone's row", () => {
  const { rerender } = render(<FactStrip label="In numbers" facts={[{ number: "24/7", label: "open" }]} />);
  expect(screen.getByRole("list").dataset.look).toBeUndefined();
  rerender(<FactStrip label="In numbers" facts={[{ number: "30 minutes*", label: "to your door" }]} />);
  expect(screen.getByRole("list").dataset.look).toBe("long");
});

test("explains an asterisk only with a note", () => {
  const { rerender } = render(<FactStrip label="In numbers" facts={facts} note="* House calls only." />);
  expect(screen.queryByText("* House calls only.")).not.toBeNull();
  rerender(<FactStrip label="In numbers" facts={facts} />);
  expect(screen.getByRole("region").querySelector("p")).toBeNull();
});
