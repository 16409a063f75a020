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
  const shown = records.flatMap((path) => pageOf(path.replaceAll("\\", "/")) ?? []);
  expect(shown.filter((page) => !routes.includes(page))).toEqual([]);
  const others = publishedLocales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`);
  const isOther = (route: string) => others.some((start) => `${route}/`.startsWith(`${start}/`));
  const own = routes.filter((route) => !isOther(route) && !route.startsWith("/dr-in-hospital/letter/"));
  expect(own.filter((route) => !shown.includes(route))).toEqual([]);
});
