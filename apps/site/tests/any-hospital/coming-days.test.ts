import { dayOfWeek } from "@hospital/content/text/calendar";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import { exceptionDays } from "@hospital/timetable/from-content";
import { expect } from "vitest";
import { findAll, pages, testPages } from "../support/built-site.ts";

/** The days that pages may name, sorted; the build may have been yesterday. */
const days = Array.from({ length: exceptionDays + 2 }, (_, ahead) => addDays(dayOf(momentNow()), ahead - 1));
const openingHours = ".top-bar li, .home-hero__open, .place-line, .contact-box__text, .doctor-profile__facts";
const someDay = dayOfWeek(days[9] ?? "", "en", "short");

testPages(
  "each text of opening hours that names a coming day has its last day, after which it is hidden",
  pages,
  ({ document, locale }) => {
    for (const element of findAll(document, openingHours)) {
      const texts = [...element.querySelectorAll("*"), element].filter(({ children }) => children.length === 0);
      for (const text of texts) {
        const named = days.filter((day) => text.textContent?.includes(dayOfWeek(day, locale, "short")));
        if (named.length > 0) expect(text.getAttribute("data-until"), text.textContent ?? "").toBe(named.at(-1));
      }
    }
  },
  [
    { html: `<p class="home-hero__open">Not on ${someDay}</p>`, report: /Not on/ },
    { html: `<p class="place-line"><span data-until="${days[8]}">Not on ${someDay}</span></p>`, report: /Not on/ },
  ],
);
