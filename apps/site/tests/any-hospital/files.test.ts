import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { displayFont, fontOf, latinFont } from "@hospital/content/fonts/fonts";
import { pageFile } from "@hospital/content/routes";
import { defaultLocale, localePath, publishedLocales } from "@hospital/content/text/locales";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { precacheOf } from "../../integrations/service-worker/precache.ts";
import { dist, distFile, pages, site } from "../support/built-site.ts";
import { hospital } from "../support/tested-hospital.ts";

const routes = pages.map(({ route }) => route);

describe("files", () => {
  test("of the app icon have the size in site.webmanifest", async () => {
    const { name, icons } = JSON.parse(readFileSync(distFile("/site.webmanifest"), "utf8"));
    expect(name).toBe(hospital.name[defaultLocale] ?? hospital.name);
    expect(icons.length).toBeGreaterThanOrEqual(2);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(distFile(src)).metadata();
      if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test("robots.txt lets everybody read and names the sitemap", () => {
    const lines = readFileSync(distFile("/robots.txt"), "utf8").trim().split("\n").filter(Boolean);
    expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${site}/sitemap-index.xml`]);
  });

  test("security.txt names the contact for vulnerabilities, for about a year", () => {
    const [contact, expires = "", languages, canonical] = readFileSync(distFile("/.well-known/security.txt"), "utf8")
      .trim()
      .split("\n");
    expect(contact).toBe(`Contact: mailto:${hospital.pageFaults ?? hospital.email}`);
    const days =
      (Date.parse(expires.replace("Expires: ", "")) - statSync(distFile("/index.html")).mtimeMs) / 86_400_000;
    expect(Math.abs(days - 365)).toBeLessThan(3);
    expect(languages).toBe(`Preferred-Languages: ${publishedLocales.join(", ")}`);
    expect(canonical).toBe(`Canonical: ${site}/.well-known/security.txt`);
  });

  test("hospital.vcf is a contact card with every number", () => {
    const lines = readFileSync(distFile("/hospital.vcf"), "utf8").split("\r\n");
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
    expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
    expect(
      lines.filter((line) => line && !/^[A-Za-z0-9.-]+(?:;[A-Z]+=[\w,-]+)*:\S.*$/.test(line) && !/^ADR:;/.test(line)),
    ).toEqual([]);
    const numbers = lines.flatMap((line) => /TEL[^:]*:(.*)/.exec(line)?.[1] ?? []);
    const places: { phone?: string; mobiles?: string[] }[] = hospital.places ?? [];
    const ofPlaces = places.flatMap(({ phone = [], mobiles = [] }) => [phone, mobiles].flat());
    const phones = new Set([...Object.values<string | string[]>(hospital.phones).flat(), ...ofPlaces]);
    expect(numbers.sort()).toEqual([...phones].map((phone) => phone.replaceAll(" ", "")).sort());
  });

  test.each(
    publishedLocales.flatMap((locale) =>
      ["/search-index.json", "/search-text.json"].map((file) => localePath(file, locale)),
    ),
  )("%s leads to pages that are there, in at most 100,000 bytes", (file) => {
    const documents: { title: string; href?: string }[] = JSON.parse(readFileSync(distFile(file), "utf8"));
    // A clinic with one department has five.
    expect(documents.length).toBeGreaterThan(4);
    expect(statSync(distFile(`${file}.br`)).size).toBeLessThanOrEqual(100_000);
    const dead = documents.filter(({ href }) => {
      if (!href) return false;
      const [path, id] = href.split("#");
      const page = pages.find(({ route }) => route === path);
      return !page || (id && !page.document.getElementById(id));
    });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });

  test.each(publishedLocales)(
    "that a phone keeps from the first visit on (%s) are at most 335,000 bytes and the fonts",
    async (locale) => {
      const { pages: precachedPages, assets } = await precacheOf(dist, routes, locale);
      const files = [...precachedPages.map(({ url }) => pageFile(url)), ...assets.map(({ url }) => url), "/sw.js"];
      const sent = files.map((file) => [`${file}.br`, file].map(distFile).find((sent) => existsSync(sent)) ?? file);
      const bytes = sent.map((file) => statSync(file).size);
      expect(precachedPages.length).toBeGreaterThan(2);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
        335_000 + latinFont.maxBytes + (fontOf(locale) ?? displayFont).maxBytes,
      );
    },
  );

  test("that are pictures lack the metadata of a camera, such as place, name and time", async () => {
    const pictures = globSync("**/*.{avif,jpeg,webp,png}", { cwd: dist });
    const metadata = await Promise.all(pictures.map((file) => sharp(join(dist, file)).metadata()));
    expect(pictures.length).toBeGreaterThan(5);
    expect(
      pictures.filter((_, index) => metadata[index]?.exif || metadata[index]?.xmp || metadata[index]?.iptc),
    ).toEqual([]);
  });

  test("are only of types that the site needs, without source maps and leftovers of the build", () => {
    const allowedTypes =
      /\.(?:html|js|css|avif|jpeg|webp|png|svg|ico|woff2|xml|txt|json|webmanifest|vcf|pdf)(?:\.br|\.gz)?$|\/_(?:headers|redirects)$/;
    const built = globSync("**/*.*", { cwd: dist }).map((file) => `/${file}`);
    expect(built.filter((file) => statSync(distFile(file)).isFile() && !allowedTypes.test(file))).toEqual([]);
  });
});

test("the site contains no file of the desk", () => {
  const files = globSync("**/*.{html,js,css,json,webmanifest}", { cwd: dist });
  expect(files.length).toBeGreaterThan(pages.length);
  expect(
    files.filter((file) => /X-Desk-Person|react-aria|react-hook-form/i.test(readFileSync(`${dist}/${file}`, "utf8"))),
  ).toEqual([]);
});
