import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import { exceptionDays } from "@hospital/timetable/from-content";
import { expect } from "vitest";
import { messages } from "../../src/i18n/messages.ts";
import { findAll, pages, testPages } from "../support/built-site.ts";

/** The days that pages may name, sorted; the build may have been yesterday. */
const days = Array.from({ length: exceptionDays + 2 }, (_, ahead) => addDays(dayOf(momentNow()), ahead - 1));
const openingHours = ".top-bar li, .home-hero__open, .place-line, .contact-box__text, .doctor-profile__facts";
const someDay = dayOfWeek(days[9] ?? "", "en", "short");
const laterDay = dayOfWeek(days[11] ?? "", "en", "short");

testPages(
  "each text of opening hours that names a coming day has its last day, after which it is hidden; only a range names several days",
  pages,
  ({ document, locale }) => {
    const inWords = (day = "") => dayOfWeek(day, locale, "short");
    for (const element of findAll(document, openingHours))
      for (const { text, parent } of textsIn(element)) {
        const named = days.filter((day) => text.includes(inWords(day)));
        if (named.length === 0) continue;
        const range = fill(messages(locale).fromUntil, { from: inWords(named[0]), until: inWords(named.at(-1)) });
        expect(named.length === 1 || text.includes(range), text).toBe(true);
        expect(parent.closest("[data-until]")?.getAttribute("data-until"), text).toBe(named.at(-1));
      }
  },
  [
    { html: `<p class="home-hero__open">Not on ${someDay}</p>`, report: /Not on/ },
    { html: `<p class="place-line"><span data-until="${days[8]}">Not on ${someDay}</span></p>`, report: /Not on/ },
    {
      html: `<p class="place-line"><span data-until="${days[11]}">Not on ${someDay}, ${laterDay}</span></p>`,
      report: /Not on/,
    },
  ],
);

/** The texts in an element, each with its parent. */
function textsIn(element: Element): { text: string; parent: Element }[] {
  return [element, ...element.querySelectorAll("*")].flatMap((parent) =>
    [...parent.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => ({ text: nodeValue ?? "", parent })),
  );
}
