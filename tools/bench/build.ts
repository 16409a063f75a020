import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hosting } from "@hospital/hosting/hosting";
import { generateDoctors } from "@hospital/testing/generate-doctors";
import type { Build } from "@hospital/testing/project-copy";
import { type Figure, list, median, round } from "./figure.ts";
import { builtSite, root, withBuiltCopy } from "./site.ts";

/**
 * Time of the content check, and time and memory of builds: a cold one, and with few and many pages, generated as
 * doctors.
 */
export async function build(): Promise<Figure[]> {
  const figures: Figure[] = [contentCheck(), await fromNothing()];
  for (const pageCount of list("PAGES", "40,400,4000").map(Number)) {
    figures.push(
      await withBuiltCopy(
        (copy) => {
          fitContent(copy, pageCount);
          console.log(`Building about ${pageCount} pages …`);
        },
        (copy, build) => {
          const pages = globSync("**/*.html", { cwd: join(copy, "dist") }).length;
          return { title: `Build of ${pages} pages`, measured: effort(build) };
        },
      ),
    );
  }
  return figures;
}

/** Including Node's start, after a warm-up. */
function contentCheck(): Figure {
  const run = () => {
    const start = performance.now();
    const { status, stdout } = spawnSync(process.execPath, ["tools/check/main.ts"], { cwd: root });
    if (status !== 0) throw new Error(`The content has problems:\n${stdout}`);
    return (performance.now() - start) / 1000;
  };
  run();
  return {
    title: "Content check",
    measured: `${round(median(Array.from({ length: 5 }, run)))} s`,
    aim: "at most 0.8 s",
  };
}

/** Without cached pictures. */
function fromNothing(): Promise<Figure> {
  return withBuiltCopy(
    (copy) => {
      rmSync(join(copy, ".cache"), { recursive: true, force: true });
      console.log("Building from nothing …");
    },
    (_, build) => ({ title: "Build from nothing", measured: effort(build), aim: "at most 25 s" }),
  );
}

function effort({ seconds, megabytes }: Build): string {
  return `${round(seconds)} s, ${round(megabytes)} MB at its peak`;
}

/** Fewer pages than the site: English only, and down to one doctor. */
function fitContent(copy: string, pageCount: number): void {
  const { routes }: Hosting = builtSite().hosting;
  const doctorFiles = globSync("doctors/*.yaml", { cwd: join(copy, "content") }).sort();
  const languages = pageCount < routes.length ? 1 : 2;
  const otherPageCount = (routes.length - 2 * doctorFiles.length) / 2;
  const doctors = Math.max(1, Math.round(pageCount / languages - otherPageCount));
  if (languages === 1) publishEnglishAlone(copy);
  const left = doctorFiles.slice(doctors);
  for (const file of left) rmSync(join(copy, "content", file));
  // They name doctors.
  if (left.length > 0) rmSync(join(copy, "content/exceptions.yaml"), { force: true });
  generateDoctors(doctors - doctorFiles.length, join(copy, "content"));
}

function publishEnglishAlone(copy: string): void {
  const file = join(copy, "content/hospital.yaml");
  const before = readFileSync(file, "utf8");
  const after = before.replace(/^languages: .*$/m, "languages: [en]");
  if (after === before) throw new Error(`${file} doesn't name the published languages any more.`);
  writeFileSync(file, after);
}
