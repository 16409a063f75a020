import { expect, test } from "vitest";
import { defaultLocale, localePages, localePath, pathLocale, publishedLocales, translate } from "./locales";
import { directionOf } from "./script-of";
import { untranslated } from "./untranslated";

test("a plain text serves every language, and is marked as English if it is English", () => {
  expect(translate("GNM", "en")).toBe("GNM");
  expect(translate("GNM", "hi")).toBe(untranslated("GNM"));
  expect(translate("24/7", "hi")).toBe("24/7");
});

test("leaves a Hindi text with Latin letters unmarked in Hindi, and marks it in English", () => {
  expect(translate("हेरिटेज हेल्थ TPA", "hi")).toBe("हेरिटेज हेल्थ TPA");
  expect(translate("हेरिटेज हेल्थ TPA", "en")).toBe(untranslated("हेरिटेज हेल्थ TPA", "hi"));
});

test("a text falls back to English where a translation is missing", () => {
  expect(translate({ en: "Nurses", hi: "नर्स" }, "hi")).toBe("नर्स");
  expect(translate({ en: "Nurses", hi: "नर्स" }, "en")).toBe("Nurses");
  expect(translate({ en: "Nurses" }, "hi")).toBe(untranslated("Nurses"));
});

test.each([
  ["/about", "en", "/about"],
  ["/about", "hi", "/hi/about"],
  ["/", "en", "/"],
  ["/", "hi", "/hi"],
  ["https://maps.example/", "hi", "https://maps.example/"],
  ["#main", "hi", "#main"],
] as const)("%s in the language %s is %s", (path, locale, expected) => {
  expect(localePath(path, locale)).toBe(expected);
});

test("a page is built once for each published language, without a prefix for the first", () => {
  const pages = localePages();
  expect(pages.map(({ props }) => props.locale)).toEqual(publishedLocales);
  expect(pages.find(({ props }) => props.locale === defaultLocale)?.params.locale).toBeUndefined();
});

test.each([
  ["/", "en"],
  ["/history", "en"],
  ["/hi", "hi"],
  ["/hi/about", "hi"],
])("the address %s is in the language %s", (path, locale) => {
  expect(pathLocale(path)).toBe(locale);
});

test.each([
  ["en", "ltr"],
  ["hi", "ltr"],
  ["mr", "ltr"],
  ["ur", "rtl"],
  ["ks", "rtl"],
  ["pa-Arab", "rtl"],
])("%s is written %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
