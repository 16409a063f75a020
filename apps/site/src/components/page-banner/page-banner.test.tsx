import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PageBanner } from "./page-banner";

afterEach(cleanup);

test("renders only the title without picture, text and buttons", () => {
  const { container } = render(<PageBanner headline="Steady care" title="Dialysis" />);
  expect(screen.getByRole("heading", { level: 1, name: "Dialysis" }).id).toBe("title");
  expect(container.textContent).toBe("Steady careDialysis");
  expect(container.querySelector("picture, img")).toBeNull();
  expect(container.querySelectorAll("p")).toHaveLength(1);
});

test("shows text and buttons", () => {
  render(
    <PageBanner
      headline="Steady care"
      title="Dialysis"
      text="We keep you calm."
      actions={<a href="/contact">Contact</a>}
    />,
  );
  expect(screen.queryByText("We keep you calm.")).not.toBeNull();
  expect(screen.getByRole("link", { name: "Contact" })).toBeTruthy();
});
