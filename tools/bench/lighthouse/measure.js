import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { nonSimulatedSettingsOverrides as applied } from "./node_modules/lighthouse/core/config/constants.js";

/**
 * Lighthouse's results of each address as a phone, in turns: node measure.js devtools 3 http://localhost/ http://localhost/ent.
 * "devtools" applies the throttling and audits the largest paint alone, "simulate" computes all scores.
 */

const [throttlingMethod, rounds, ...urls] = process.argv.slice(2);
const isApplied = throttlingMethod === "devtools";
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu"];
const flags = isApplied ? { onlyAudits: ["largest-contentful-paint"], disableFullPageScreenshot: true } : {};
// With applied throttling, Lighthouse waits four times for 5 s without requests or tasks, for an audit of later input.
for (const pause of Object.keys(applied)) applied[pause] = 500;

const runs = urls.map(() => []);
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [index, url] of urls.entries()) runs[index].push(figures(await look(url)));
}
console.log(JSON.stringify(runs));

/** On a busy computer Lighthouse sometimes misses the start of the page, and requests another run. */
async function look(url, tries = 3) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, throttlingMethod, ...flags });
    if (!lhr.runtimeError) return lhr;
    if (tries === 1) throw new Error(lhr.runtimeError.message);
  } finally {
    chrome.kill();
  }
  return look(url, tries - 1);
}

function figures({ categories, audits }) {
  const score = (name) => Math.round(categories[name].score * 100);
  const value = (name) => audits[name].numericValue;
  if (isApplied) return { largestPaint: value("largest-contentful-paint") };
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    shift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  };
}
