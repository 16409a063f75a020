import { expect } from "vitest";
import { pages, testPages } from "../support/built-site.ts";

/**
 * Selectors that ad blockers' lists against annoyances hide on every site, read in March 2026:
 * - Fanboy's Social, in EasyList's `fanboy-addon/fanboy_social_general_hide.txt`: `##.social-links`, `###share-buttons`,
 *   `###follow-us`, `###facebook-box` and some 3,000 more.
 * - AdGuard Social Media, `SocialFilter/sections/general_elemhide.txt`: `##.social-icons`, `##.share-button`,
 *   `##div[class^="widget-social"]`, and links by how their address begins.
 * - Of the lists against cookie notices, newsletters, pop-ups and advertisements: the words that their names share.
 */
const hiddenWords =
  /^(?:social.*|shar(?:e|es|er|ing|ebar|ethis)|follow(?:us)?|likes?|tweets?|facebook|fb|twitter|whatsapp|telegram|linkedin|pinterest|youtube|sns|cookies?|gdpr|newsletter|subscribe|popup|ads?|advert.*|sponsor.*|promo)$/i;

const hiddenAddresses = [
  "https://wa.me/?text=",
  "//api.whatsapp.com/send?text=",
  "https://api.whatsapp.com/send/",
  "https://api.whatsapp.com/send?text=",
  "https://web.whatsapp.com/send?text=",
  "whatsapp://send",
  "https://telegram.me/share/",
  "https://t.me/share/",
  "https://www.facebook.com/sharer",
  "https://www.facebook.com/dialog/",
  "https://twitter.com/intent/",
  "https://twitter.com/share",
  "https://www.linkedin.com/shareArticle",
];

testPages(
  "ad blockers don't hide any element by its name or address",
  pages,
  ({ html }) => {
    const valuesOf = (name: string) =>
      [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);
    const isHidden = (name: string) => name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/).some((word) => hiddenWords.test(word));
    const names = [...valuesOf("class"), ...valuesOf("id")].flatMap((value) => value.split(" "));
    expect(names.length).toBeGreaterThan(10);
    expect([...new Set(names.filter(isHidden))]).toEqual([]);
    expect(valuesOf("href").filter((address) => hiddenAddresses.some((start) => address.startsWith(start)))).toEqual(
      [],
    );
  },
  [
    { html: '<p class="social-links">a</p>', report: /social-links/ },
    { html: '<p id="share-buttons">a</p>', report: /share-buttons/ },
    { html: '<a href="https://wa.me/?text=a">a</a>', report: /wa\.me/ },
    { replace: [/ (?:class|id)="[^"]*"/g, ""], report: /greater than 10/ },
  ],
);
