// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { SiteDrawer } from "./site-drawer";

const routes = [
  { name: "Home", href: "/", isCurrent: false },
  { name: "Departments", isCurrent: false, subRoutes: [{ name: "Nurses", href: "/nurses", isCurrent: false }] },
  { name: "Services", isCurrent: true, subRoutes: [{ name: "Ambulance", href: "/ambulance", isCurrent: true }] },
];
const visit = { name: "Your visit", isCurrent: false, subRoutes: [{ name: "OPD", href: "/opd", isCurrent: false }] };
const actions = [{ href: "https://book.example/", label: "Book", hint: "opens in a new tab" }];

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteDrawer
      routes={routes}
      visit={visit}
      actions={actions}
      labels={{ menu: "Menu", close: "Close", navigation: "Main" }}
    />,
  );
});

test("the button opens the dialog without JavaScript", () => {
  const [opener, closer] = document.querySelectorAll("button");
  const dialog = document.querySelector("dialog");
  expect([opener?.textContent, opener?.getAttribute("command")]).toEqual(["Menu", "show-modal"]);
  expect([closer?.textContent, closer?.getAttribute("command")]).toEqual(["Close", "close"]);
  for (const button of [opener, closer]) expect(button?.getAttribute("commandfor")).toBe(dialog?.id);
  expect([dialog?.getAttribute("aria-label"), dialog?.open]).toEqual(["Menu", false]);
});

test("the group of the page one is on is open, and so is the visit", () => {
  const groups = [...document.querySelectorAll("details")];
  expect(groups.map((group) => [group.querySelector("summary")?.textContent, group.open])).toEqual([
    ["Departments", false],
    ["Services", true],
    ["Your visit", true],
  ]);
});

test("only the page one is on is the current one", () => {
  const current = [...document.querySelectorAll("[aria-current]")];
  expect(current.map(({ textContent }) => textContent)).toEqual(["Ambulance"]);
});

test("what leaves the site opens a new tab, and says so", () => {
  const link = document.querySelector<HTMLAnchorElement>("a[target]");
  expect(link?.textContent).toBe("Book (opens in a new tab)");
  expect([link?.target, link?.rel]).toEqual(["_blank", "noopener noreferrer"]);
});
