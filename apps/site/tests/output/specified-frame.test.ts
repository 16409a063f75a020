import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale, localePath } from "@hospital/content/text/locales";
import { sample } from "@hospital/testing/content/sample";
import { describe, expect } from "vitest";
import { parse } from "yaml";
import { messages } from "../../src/i18n/messages.ts";
import { findAll, hrefOf, nameOf, pages, pathOf, testPages, text } from "../support/built-site.ts";
import { menu } from "../support/specified-menu.ts";
import { hospital } from "../support/tested-hospital.ts";

type Name = Record<Locale, string>;

const navigation: {
  routes: { name: Name; subRoutes?: { name: Name }[] }[];
  visit: { links: { name: Name; link: string }[] };
} = parse(readFileSync(join(sample, "content/navigation.yaml"), "utf8"));

describe("around each page", () => {
  testPages(
    "the menu is the specification's tree, with this page marked",
    pages,
    ({ path, locale, document }) => {
      const label = messages(locale);
      const menus = findAll(document, `header nav[aria-label="${label.mainNavigation}"]`);
      expect(menus.map(treeOf)).toEqual([menuIn(locale)]);
      const marked = findAll(document, "header nav [aria-current='page']").map(pathOf);
      const route = localePath(path, locale);
      const beside = navigation.visit.links.map(({ link }) => link);
      expect(marked).toEqual([...menu.flat(3), ...beside].includes(path) ? [route] : []);
    },
    [
      { replace: [/(class="site-menu__route"[^>]*>)[^<]*/, "$1Another"], report: /Another/ },
      { replace: [/(<nav class="site-menu".*?) aria-current="page"/s, "$1"], report: /to deeply equal/ },
    ],
  );

  testPages(
    "the links for a visit are beside the tree and in the footer",
    pages,
    ({ locale, document }) => {
      const expected = navigation.visit.links.map(({ name, link }) => [name[locale], localePath(link, locale)]);
      const lists = findAll(document, "header nav ul, footer ul").map((list) => [...list.children].map(linkOf));
      expect(lists.filter((list) => list.slice(0, expected.length).join() === expected.join())).toHaveLength(2);
    },
    [
      { replace: [/<footer.*<\/footer>/s, "<footer></footer>"], report: /to have a length of 2/ },
      { replace: [/<nav class="site-menu".*?<\/nav>/s, ""], report: /to have a length of 2/ },
    ],
  );

  testPages(
    "the top bar has the address, the hours, the email and three numbers",
    pages,
    ({ locale, document }) => {
      const bar = document.querySelector("header") as HTMLElement;
      const { phones, email } = hospital;
      expect(findAll(bar, "a[href^='tel:']:not(nav a)").map((link) => text(link)?.replace(/^.*: /, ""))).toEqual([
        phones.booking,
        phones.reception,
        phones.enquiry,
      ]);
      expect(text(bar)).toContain(locale === "en" ? "24/7 Open" : "24 घंटे खुला");
      const { street, locality, city } = hospital.address;
      expect(text(bar)).toContain([street, locality, city].map((part) => part[locale]).join(", "));
      expect(text(bar.querySelector("a[href^='mailto:']"))).toBe(email);
    },
    [
      { replace: [/(class="phone-link" href="[^"]*".*?<bdi>)[^<]*/s, "$1+91"], report: /\+91/ },
      { replace: [/24\/7 Open/g, "Open"], report: /to contain|to include/ },
      { replace: [/12 Kachnar Marg/g, "Kachnar"], report: /to contain|to include/ },
      {
        replace: [/(href="mailto:[^"]*"[^>]*>(?:<svg.*?<\/svg>)?)[^<]*/s, "$1another@kachnar-hospital.example"],
        report: /another@/,
      },
    ],
  );

  testPages(
    "Login and Book Appointment open in a new tab without access to this one",
    pages,
    ({ locale, document }) => {
      const { login, booking } = actionsIn(locale);
      const expected = [
        [login, hospital.links.staffLogin, "_blank", "noopener noreferrer"],
        [booking, hospital.links.booking, "_blank", "noopener noreferrer"],
      ];
      for (const selector of ["header a[target]:not(nav a)", "header dialog a[target]"]) {
        const links = findAll<HTMLAnchorElement>(document, selector);
        expect(
          links.map((link) => [text(link), hrefOf(link), link.target, link.rel]),
          selector,
        ).toEqual(expected);
      }
    },
    [
      { replace: [/ rel="noopener noreferrer"/, ""], report: /header a\[target\]/ },
      { replace: [/(<dialog.*?) rel="noopener noreferrer"/s, "$1"], report: /header dialog a\[target\]/ },
    ],
  );

  testPages(
    "the footer has the address, the numbers, four networks of which X has no link, and the year",
    pages,
    ({ locale, document }) => {
      const label = messages(locale);
      const footer = document.querySelector("footer") as HTMLElement;
      const { emergency, booking, reception, enquiry, mobiles } = hospital.phones;
      const numbers = findAll(footer, "a[href^='tel:']").map((link) => text(link)?.replace(/^.*(?=\+)/, ""));
      expect(numbers).toEqual([emergency, booking, reception, enquiry, ...mobiles]);
      expect(text(footer.querySelector("address"))).toContain(hospital.address.postalCode);
      const icons = findAll(footer, "[role='img']").map((icon) => [
        nameOf(icon),
        icon.closest("a")?.getAttribute("href"),
      ]);
      expect(icons).toEqual([
        [label.social.facebook, expect.stringMatching(/^https:/)],
        [label.social.instagram, expect.stringMatching(/^https:/)],
        [label.social.youtube, expect.stringMatching(/^https:/)],
        [label.social.x, undefined],
      ]);
      expect(text(footer)).toContain("© 2025");
      expect(text(footer)).toContain(label.sampleContent);
    },
    [
      { replace: [/(<footer.*?href="tel:.*?<bdi>)[^<]*/s, "$1+91"], report: /'\+91'/ },
      { replace: [/(<footer.*?)000000/s, "$1"], report: /to contain|to include/ },
      { replace: [/(<footer.*?role="img" aria-label=")[^"]*/s, "$1Another"], report: /Another/ },
      { replace: [/© 2025/, ""], report: /© 2025/ },
      { replace: [/Sample content/g, "Another content"], report: /Sample content/ },
    ],
  );
});

/** The names of the links to login and booking. */
function actionsIn(locale: Locale) {
  const label = messages(locale);
  return {
    login: `${label.login} (${label.loginHint}, ${label.opensNewTab})`,
    booking: `${label.bookAppointment} (${label.opensNewTab})`,
  };
}

/** The specified menu in `locale`, translated by content/navigation.yaml. */
function menuIn(locale: Locale): unknown[] {
  if (locale === defaultLocale) return menu;
  const names = navigation.routes.flatMap((route) => [route, ...(route.subRoutes ?? [])]).map(({ name }) => name);
  const translated = (name: string) => names.find(({ en }) => en === name)?.[locale];
  return menu.map(([name, below]) => [
    translated(name),
    typeof below === "string"
      ? localePath(below, locale)
      : below.map(([name, route]) => [translated(name), localePath(route, locale)]),
  ]);
}

/** A menu as names and routes, a group with those under it. */
function treeOf(menu: Element): unknown[] {
  const [list] = findAll(menu, "ul");
  return [...(list as Element).children].map((entry) => {
    const sublist = entry.querySelector("ul");
    if (!sublist) return linkOf(entry);
    return [text(entry.querySelector("button")), [...sublist.children].map(linkOf)];
  });
}

function linkOf(entry: Element) {
  const link = entry.querySelector("a");
  return [text(link), link?.getAttribute("href")];
}
