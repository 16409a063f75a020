import { expect, type Locator } from "@playwright/test";
import { test } from "./test.ts";

/** Common questions on the phone, answered from home by touch on a small phone: the most taps, the most screens scrolled. */

const screen = { width: 360, height: 640 };
const quickBar = 60;
/** A Monday before the first session ends. How far visitors scroll depends on the hour: at noon, the OPD page is longer. */
const moment = new Date("2026-11-23T10:30:00+05:30");

interface Task {
  question: string;
  /** The steps from home: a link or button to tap, with "{l}" for the language, or the text to type in each language. */
  steps: (string | { en: string; hi: string })[];
  answer: string;
  says: { en: RegExp; hi: RegExp };
  /** The most taps. */
  taps: number;
  screens: number;
}

const bar = (path: string) => `.quick-bar a[href="{l}${path}"]`;
const onHome = (path: string) => `main a[href="{l}${path}"]`;
const group = (path: string) => `dialog button:has(+ ul a[href="{l}${path}"])`;
const inMenu = (path: string) => `dialog a[href="{l}${path}"]`;
const menu = ".site-menu__opener";
const search = 'header a[href="{l}/search"]';
const firstFound = ".site-search a";
const firstResult = ".finder-panel__found a";

const tasks: Task[] = [
  {
    question: "a number to call",
    steps: [],
    answer: "main a[href^='tel:']",
    says: { en: /\+91/, hi: /\+91/ },
    taps: 0,
    screens: 0,
  },
  {
    question: "the way here",
    steps: [bar("/directions")],
    answer: "main a[href*='maps']",
    says: { en: /Directions/, hi: /रास्ता/ },
    taps: 1,
    screens: 0,
  },
  {
    question: "which doctor for a symptom",
    steps: [bar("/dr-in-hospital"), { en: "knee pain", hi: "घुटने में दर्द" }],
    answer: firstResult,
    says: { en: /Imran Qureshi/, hi: /इमरान/ },
    taps: 1,
    screens: 0,
  },
  {
    question: "the OPD of a department",
    steps: [menu, group("/orthopedics"), inMenu("/orthopedics")],
    answer: "main a[href$='/imran-qureshi']",
    says: { en: /Imran Qureshi/, hi: /इमरान/ },
    taps: 3,
    screens: 3,
  },
  {
    question: "a doctor's fee",
    steps: [bar("/dr-in-hospital"), { en: "asha rao", hi: "आशा राव" }, firstResult],
    answer: ".doctor-profile dl",
    says: { en: /₹800/, hi: /₹800/ },
    taps: 2,
    screens: 1,
  },
  {
    question: "when the laboratory is open, and where reports are collected",
    steps: [menu, group("/evan-lab"), inMenu("/evan-lab")],
    answer: ".hours-table tr:has(td)",
    says: { en: /Block A.*Reports/, hi: /ब्लॉक A.*रिपोर्ट/ },
    taps: 3,
    screens: 2,
  },
  {
    question: "visiting hours",
    steps: [onHome("/visiting")],
    answer: ".hours-table tr:has(td)",
    says: { en: /Every day/, hi: /हर दिन/ },
    taps: 1,
    screens: 1,
  },
  {
    question: "what to bring to an admission",
    steps: [menu, inMenu("/admission"), "a[href='#part-1']"],
    answer: "main ul[aria-labelledby=part-1] li",
    says: { en: /admission note/, hi: /भर्ती/ },
    taps: 3,
    screens: 1,
  },
  {
    question: "whether an insurer is accepted",
    steps: [onHome("/insurance-tpa"), { en: "star health", hi: "स्टार हेल्थ" }],
    answer: ".finder-panel__found",
    says: { en: /Star Health/, hi: /Star Health|स्टार/ },
    taps: 1,
    screens: 0,
  },
  {
    question: "an ambulance",
    steps: [],
    answer: ".quick-bar a[href^='tel:']",
    says: { en: /\+91/, hi: /\+91/ },
    taps: 0,
    screens: 0,
  },
  {
    question: "how to prepare for a test",
    steps: [search, { en: "vit d3", hi: "विटामिन डी" }, firstFound],
    answer: "#vitamin-d",
    says: { en: /No special preparation/, hi: /तैयारी नहीं/ },
    taps: 2,
    screens: 0,
  },
  {
    question: "the price of a scan",
    steps: [menu, inMenu("/disclosures/rates"), "a[href='#prices-4']"],
    answer: "main tr:has-text('CT')",
    says: { en: /₹2,800/, hi: /₹2,800/ },
    taps: 3,
    screens: 2,
  },
  {
    question: "a report is lost",
    steps: [menu, inMenu("/problem"), "a[href='#part-2']"],
    answer: "main ul[aria-labelledby=part-2] li",
    says: { en: /number of the bill/, hi: /बिल का नंबर/ },
    taps: 3,
    screens: 1,
  },
  {
    question: "when there is a place for dialysis",
    steps: [search, { en: "dialysis", hi: "डायलिसिस" }, firstFound],
    answer: ".place-line:has-text(':30')",
    says: { en: /6\s–\s10:30/, hi: /10:30/ },
    taps: 2,
    screens: 3,
  },
  {
    question: "a woman doctor who speaks a language",
    steps: [bar("/dr-in-hospital"), { en: "lady doctor kannada", hi: "महिला डॉक्टर कन्नड़" }],
    answer: firstResult,
    says: { en: /Leena|Asha/, hi: /लीना|आशा/ },
    taps: 1,
    screens: 0,
  },
  {
    question: "the pharmacy at night",
    steps: [menu, group("/pharmacy"), inMenu("/pharmacy")],
    answer: ".page-banner__text",
    says: { en: /24\/7/, hi: /24 घंटे/ },
    taps: 3,
    screens: 1,
  },
  {
    question: "where a ward is",
    steps: [bar("/directions"), "a[href='#floor-plan']"],
    answer: "main tr:has-text('ICU')",
    says: { en: /floor 3/, hi: /मंज़िल 3/ },
    taps: 2,
    screens: 3,
  },
  {
    question: "a daughter far away: is the number real that asked for money",
    steps: [search, { en: "10 rupaye maang rahe", hi: "10 रुपये माँग रहे हैं" }, firstFound],
    answer: ".page-banner__text",
    says: { en: /never ask/, hi: /कभी/ },
    taps: 2,
    screens: 0,
  },
  {
    question: "a daughter far away: copies of the discharge papers",
    steps: [menu, inMenu("/problem")],
    answer: ".place-line",
    says: { en: /Medical records.*4\spm/, hi: /मेडिकल रिकॉर्ड/ },
    taps: 2,
    screens: 1,
  },
  {
    question: "a deaf man asks for an appointment",
    steps: [onHome("/opd"), "main a[href$='#message']"],
    answer: "#message-words",
    says: { en: /^$/, hi: /^$/ },
    taps: 2,
    screens: 1,
  },
  {
    question: "a deaf man in an emergency",
    steps: [menu, group("/ambulance-service"), inMenu("/ambulance-service")],
    answer: "main a[href^='sms:']",
    says: { en: /Text us/, hi: /SMS/ },
    taps: 3,
    screens: 2,
  },
];

for (const [locale, prefix] of [
  ["en", ""],
  ["hi", "/hi"],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: screen, hasTouch: true, isMobile: true });
    for (const { question, steps, answer, says, taps, screens } of tasks)
      test(`${question}: ${taps} taps, ${screens} screens`, async ({ page }) => {
        const visibleElement = (selector: string) =>
          page.locator(selector.replaceAll("{l}", prefix)).filter({ visible: true }).first();
        const done = { taps: 0, screens: 0 };
        await page.clock.setFixedTime(moment);
        await page.goto(prefix || "/");
        for (const step of steps) {
          if (typeof step === "object") {
            await page.getByRole("searchbox").fill(step[locale]);
            continue;
          }
          done.screens += await screensTo(visibleElement(step));
          done.taps += 1;
          const href = await visibleElement(step).getAttribute("href");
          const address = href && new URL(href, page.url()).href;
          await visibleElement(step).tap();
          // A tap doesn't wait for the page that it opens, nor for its position.
          if (address) await page.waitForURL(address);
        }
        await expect(visibleElement(answer)).toContainText(says[locale]);
        done.screens += await screensTo(visibleElement(answer));
        expect(done.taps).toBe(taps);
        expect(done.screens).toBeLessThanOrEqual(screens);
      });
  });

test.describe("a villager's phone: 240 pixels, no JavaScript", () => {
  test.use({ viewport: { width: 240, height: 320 }, javaScriptEnabled: false, hasTouch: true });

  test("reaches the papers for the Ayushman card in four taps", async ({ page }) => {
    await page.goto("/hi");
    await page.getByRole("banner").getByText("मेन्यू").filter({ visible: true }).first().tap();
    await page.locator("button:has(+ ul a[href='/hi/ayushman'])").filter({ visible: true }).first().tap();
    await page.locator("a[href='/hi/ayushman']").filter({ visible: true }).first().tap();
    await page.locator("a[href='#part-1']").tap();
    await expect(page.locator("main ul[aria-labelledby=part-1] li").first()).toBeInViewport();
  });
});

/** How many screens a finger moves the page by until it is visible, or its beginning if it is higher than half a screen. */
async function screensTo(target: Locator) {
  await expect(target).toBeVisible();
  return target.evaluate((element, visibleHeight) => {
    if (element.closest(".quick-bar")) return 0;
    const { top, height } = element.getBoundingClientRect();
    return Math.max(0, Math.ceil((top + Math.min(height, visibleHeight / 2) - visibleHeight) / visibleHeight));
  }, screen.height - quickBar);
}
