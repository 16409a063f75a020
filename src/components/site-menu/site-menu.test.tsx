// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type MenuRoute, SiteMenu } from "./site-menu";

const routes: MenuRoute[] = [
  { name: "Home", href: "/", isCurrent: false },
  {
    name: "Services",
    isCurrent: true,
    subRoutes: [
      { name: "Ambulance", href: "/ambulance-service", isCurrent: true },
      { name: "Radiology", href: "/radiology", isCurrent: false },
    ],
  },
];

const visit = { name: "Your visit", isCurrent: false, subRoutes: [{ name: "OPD", href: "/opd", isCurrent: false }] };

afterEach(cleanup);

test("a route is a link, a group is a closed button that names the list it opens", () => {
  render(<SiteMenu routes={routes} visit={visit} label="Main" />);
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  expect(menu.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  const button = menu.getByRole("button", { name: "Services" });
  expect(button.ariaExpanded ?? button.getAttribute("aria-expanded")).toBe("false");
  const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(["Ambulance", "Radiology"]);
});

test("only the page one is on is the current one", () => {
  render(<SiteMenu routes={routes} visit={visit} label="Main" />);
  expect(screen.getAllByRole("link", { current: "page" })).toEqual([screen.getByRole("link", { name: "Ambulance" })]);
});

test("a page of its own is marked, too", () => {
  render(<SiteMenu routes={[{ name: "Home", href: "/", isCurrent: true }]} visit={visit} label="Main" />);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Home");
});
