import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DepartmentCard } from "./department-card";

const picture = { alt: "", src: "/s.jpg", avifSrcSet: "/s.avif 320w", sizes: "20rem", width: 320, height: 213 };
const department = { name: "Cardiology", href: "/cardiology", picture };

afterEach(cleanup);

test("a card is one link, named by the department", () => {
  render(<DepartmentCard department={department} level={3} />);
  expect(screen.getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Cardiology" })]);
  expect(screen.getByRole("heading", { level: 3, name: "Cardiology" })).toBeTruthy();
});

test("shows only text without a picture", () => {
  const { container } = render(<DepartmentCard department={{ ...department, picture: undefined }} level={3} />);
  expect(container.querySelector(".department-card__picture")).toBeNull();
  expect(screen.getByRole("link", { name: "Cardiology" })).toBeTruthy();
});
