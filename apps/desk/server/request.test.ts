import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@hospital/content/content-folder";
import { defaultLocale, publishedLocales } from "@hospital/content/text/locales";
import { type Hosting, hostingFile } from "@hospital/hosting/hosting";
import { expect, test } from "vitest";
import { pageOf } from "./request.ts";

const root = join(import.meta.dirname, "../../..");
const hosting: Hosting = JSON.parse(readFileSync(join(root, hostingFile), "utf8"));
const routes = hosting.routes.filter((route) => route !== "/board");

test("finds for each record its page on the built site", () => {
  const records = globSync("**/*.yaml", { cwd: join(root, contentFolder(root)) });
  const pages = records.flatMap((path) => pageOf(path.replaceAll("\\", "/")) ?? []);
  expect(pages.filter((page) => !routes.includes(page))).toEqual([]);
  const prefixes = publishedLocales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`);
  const isOther = (route: string) => prefixes.some((start) => `${route}/`.startsWith(`${start}/`));
  const mainRoutes = routes.filter((route) => !isOther(route) && !route.startsWith("/dr-in-hospital/letter/"));
  expect(mainRoutes.filter((route) => !pages.includes(route))).toEqual([]);
});
