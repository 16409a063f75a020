import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SocialLinks } from "./social-links";

afterEach(cleanup);

test("a network with an address is a link that has its name", () => {
  render(<SocialLinks links={[{ network: "youtube", name: "YouTube", url: "https://youtube.example/h" }]} />);
  expect(screen.getByRole("link", { name: "YouTube" }).getAttribute("href")).toBe("https://youtube.example/h");
});

test("a network without an address is an icon, and no link", () => {
  const { container } = render(<SocialLinks links={[{ network: "x", name: "X" }]} />);
  expect(screen.getByRole("img", { name: "X" })).toBeTruthy();
  expect(container.querySelector("a")).toBeNull();
});
