import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NetworkLinks } from "./network-links";

afterEach(cleanup);

test("a network with an address is a link with its name", () => {
  render(<NetworkLinks links={[{ network: "youtube", name: "YouTube", url: "https://youtube.example/h" }]} />);
  expect(screen.getByRole("link", { name: "YouTube" }).getAttribute("href")).toBe("https://youtube.example/h");
});

test("a network without an address is only an icon", () => {
  const { container } = render(<NetworkLinks links={[{ network: "x", name: "X" }]} />);
  expect(screen.getByRole("img", { name: "X" })).toBeTruthy();
  expect(container.querySelector("a")).toBeNull();
});
