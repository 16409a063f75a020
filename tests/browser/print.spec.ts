import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { representatives } from "./routes.ts";
import { test } from "./test.ts";

for (const { route, phones } of [
  { route: "/contact", phones: ["+91 00000 00000", "+91 00000 00004", "+91 00000 00005"] },
  { route: "/directions", phones: ["+91 00000 00000", "+91 00000 00002"] },
  { route: "/visiting", phones: ["+91 00000 00000", "+91 00000 00002"] },
  { route: "/dr-in-hospital", phones: ["+91 00000 00000", "+91 00000 00001"] },
]) {
  test(`${route} on paper has the phone numbers, and no navigation or bar`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const phone of phones)
      await expect(page.getByText(phone).filter({ visible: true }).first(), phone).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^(Login|Book Appointment)/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Skip to main content" })).not.toBeInViewport();
    // It would stand on every sheet, over the text.
    const fixed = await page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
        .map(({ className }) => className),
    );
    expect(fixed).toEqual([]);
  });
}

test("paper shows every doctor with speciality", async ({ page }) => {
  await page.goto("/dr-in-hospital");
  await page.emulateMedia({ media: "print" });
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const doctors = page.getByRole("list", { name: title, exact: true }).getByRole("listitem");
  await expect(doctors).toHaveCount(19);
  for (const doctor of await doctors.all()) await expect(doctor.getByRole("heading")).toBeVisible();
});

for (const route of representatives) {
  test(`${route} on paper keeps every word, and all of them dark`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });
    const { words, pale } = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      /** WCAG's contrast of a colour with white paper; no background is printed under it. */
      const contrast = (color: string) => {
        if (!canvas) throw new Error("There is no canvas.");
        canvas.fillStyle = "white";
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const linear = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) =>
          value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        const [red = 0, green = 0, blue = 0] = linear;
        return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
      };
      const isClipped = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width <= 1 || height <= 1;
      };
      const words: string[] = [];
      const pale = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? "";
        if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !text.trim()) continue;
        if (element.closest("svg, script, style, noscript")) continue;
        let around: Element | null = element;
        while (around && !isClipped(around)) around = around.parentElement;
        if (around) continue;
        words.push(...(text.match(/[A-Za-z]+|\d+/g) ?? []));
        if (contrast(getComputedStyle(element).color) < 7) pale.add(text.trim());
      }
      return { words, pale: [...pale] };
    });
    const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
    const { text } = await extractText(sheets, { mergePages: true });
    const printed = new Map<string, number>();
    for (const [word] of text.matchAll(/[A-Za-z]+|\d+/g)) printed.set(word, (printed.get(word) ?? 0) + 1);
    const lost = words.filter((word) => {
      const left = printed.get(word) ?? 0;
      printed.set(word, left - 1);
      return left <= 0;
    });
    expect(words.length).toBeGreaterThan(10);
    expect.soft(lost).toEqual([]);
    expect.soft(pale).toEqual([]);
  });
}
