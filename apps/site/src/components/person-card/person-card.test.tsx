import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PersonCard } from "./person-card";

const photo = { alt: "", src: "/s.jpg", avifSrcSet: "/s.avif 320w", sizes: "20rem", width: 320, height: 320 };

afterEach(cleanup);

test("shows a name, a degree and a role in brackets", () => {
  render(<PersonCard person={{ name: "Sunita Rao", degree: "GNM", role: "Ward sister", photo }} level={3} />);
  expect(screen.getByRole("heading", { level: 3, name: "Sunita Rao" })).toBeTruthy();
  expect(screen.queryByText("GNM")).not.toBeNull();
  expect(screen.queryByText("(Ward sister)")).not.toBeNull();
});

test("shows no brackets around a role with brackets", () => {
  render(<PersonCard person={{ name: "Sunita Rao", role: "Ward sister (surgery)" }} level={3} />);
  expect(screen.queryByText("Ward sister (surgery)")).not.toBeNull();
});

test("without a photo, a portrait shows a decorative drawing or initials; a placeholder shows its picture", () => {
  const { container, rerender } = render(<PersonCard person={{ name: "Sunita Rao" }} level={2} look="portrait" />);
  const pictures = () => Array.from(container.querySelectorAll("img"), (image) => image.getAttribute("src"));
  expect(pictures()).toEqual([]);
  expect(screen.getByText("SR").closest("[aria-hidden='true']")).not.toBeNull();
  rerender(<PersonCard person={{ name: "Sunita Rao", photo }} level={2} look="portrait" />);
  expect(pictures()).toEqual(["/s.jpg"]);
  expect(screen.queryByText("SR")).toBeNull();
  rerender(<PersonCard person={{ name: "Sunita Rao", drawing: "Dentistry" }} level={2} look="portrait" />);
  expect(container.querySelectorAll("svg[aria-hidden='true']")).toHaveLength(1);
  expect(screen.queryByText("SR")).toBeNull();
  rerender(<PersonCard person={{ name: "N/A", placeholder: "details to be added" }} level={2} />);
  expect(container.querySelectorAll("svg.portrait__placeholder")).toHaveLength(1);
});

test("shows only text without a portrait", () => {
  const { container } = render(<PersonCard person={{ name: "Sunita Rao", role: "Ward sister" }} level={2} />);
  expect(container.textContent).toBe("Sunita Rao(Ward sister)");
  expect(container.querySelector(".portrait")).toBeNull();
});

test("leaves no empty line without degree and role", () => {
  const { container } = render(<PersonCard person={{ name: "Sunita Rao" }} level={2} />);
  expect(container.querySelectorAll("p")).toHaveLength(0);
});
