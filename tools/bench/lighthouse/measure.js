import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/**
 * Lighthouse's results of each address as a phone, in turns: node measure.js devtools 3 http://localhost/ http://localhost/ent
 */

const [throttlingMethod, rounds, ...urls] = process.argv.slice(2);
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu"];
const runs = urls.map(() => []);
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [index, url] of urls.entries()) runs[index].push(figures(await look(url)));
}
console.log(JSON.stringify(runs));

/** On a busy computer Lighthouse sometimes misses the start of the page, and requests another run. */
async function look(url, tries = 3) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, throttlingMethod });
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
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  };
}
