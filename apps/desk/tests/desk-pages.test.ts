import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageOf } from "../../editor/server/request.ts";
import { contentFolder } from "../../site/content-folder.ts";
import { defaultLocale, publishedLocales } from "../../src/i18n/locales.ts";
import { routes } from "../browser/routes.ts";

const root = join(import.meta.dirname, "../..");

test("the page that stands beside a record's form is one of the built site", () => {
  const records = globSync("**/*.yaml", { cwd: join(root, contentFolder(root)) });
  const shown = records.flatMap((path) => pageOf(path.replaceAll("\\", "/")) ?? []);
  expect(shown.filter((page) => !routes.includes(page))).toEqual([]);
  const others = publishedLocales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`);
  const isOther = (route: string) => others.some((start) => `${route}/`.startsWith(`${start}/`));
  const own = routes.filter((route) => !isOther(route) && !route.startsWith("/dr-in-hospital/letter/"));
  expect(own.filter((route) => !shown.includes(route))).toEqual([]);
});
