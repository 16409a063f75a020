import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hosting } from "../../integrations/hosting/hosting.ts";
import { generateDoctors } from "../generate-doctors.ts";
import { type Figure, list, round } from "./figure.ts";
import { buildSite, withProjectCopy } from "./project-copy.ts";
import { builtSite } from "./site.ts";

/** Time and memory of builds with few and with many pages; as each doctor has pages, doctors make up the number. */
export async function build(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const wanted of list("PAGES", "40,400,4000").map(Number)) {
    figures.push(
      await withProjectCopy(async (copy) => {
        fitContent(copy, wanted);
        console.log(`Building about ${wanted} pages …`);
        const { seconds, megabytes } = buildSite(copy);
        const pages = globSync("**/*.html", { cwd: join(copy, "dist") }).length;
        return { what: `Build of ${pages} pages`, measured: `${round(seconds)} s, ${round(megabytes)} MB at its peak` };
      }),
    );
  }
  return figures;
}

/** Fewer pages than the site has: English alone, down to one doctor. */
function fitContent(copy: string, wanted: number): void {
  const { routes }: Hosting = builtSite().hosting;
  const known = globSync("doctors/*.yaml", { cwd: join(copy, "content") }).sort();
  const languages = wanted < routes.length ? 1 : 2;
  const others = (routes.length - 2 * known.length) / 2;
  const doctors = Math.max(1, Math.round(wanted / languages - others));
  if (languages === 1) publishEnglishAlone(copy);
  for (const file of known.slice(doctors)) rmSync(join(copy, "content", file));
  generateDoctors(doctors - known.length, join(copy, "content"));
}

function publishEnglishAlone(copy: string): void {
  const file = join(copy, "src/i18n/locales.ts");
  const before = readFileSync(file, "utf8");
  const after = before.replace(/(publishedLocales.*=) \[.*\]/, '$1 ["en"]');
  if (after === before) throw new Error(`${file} doesn't name the published languages any more.`);
  writeFileSync(file, after);
}
