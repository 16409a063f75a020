import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface Command {
  /** The command's summary in the list. */
  does: string;
  /** The arguments that may follow its name. */
  usage?: string;
  /** Its file, by default `<name>/main.ts`. */
  file?: string;
  /** Arguments before those that are given. */
  args?: string[];
  /** Whether `npm run <name>` is its usual name, and the list leaves it out. */
  isScript?: true;
}

const commands: Record<string, Command> = {
  new: {
    does: "asks what a site must know, and writes a content/ of your own",
    usage: `[--answers <file.yaml>] [--into <folder>]

  --answers   takes the answers from a file: docs/getting-started.md
  --into      writes content/ in this folder instead of the repository's root`,
  },
  check: {
    does: "checks the content: each error with its file, line, field and fix",
    usage: `[--fix]

  --fix   writes each record as the desk writes it, and removes from photos where they were taken`,
  },
  "launch-check": {
    does: "lists what the content lacks before the site goes live",
    usage: `[<check> …] [--offline]

  <check>     lists every finding of this check; the names are in brackets in the report
  --offline   asks no other site`,
  },
  upkeep: {
    does: "lists what goes out of date: reviews, registrations, hours, prices, holidays, links",
    usage: "[<check> …] [--offline]",
    file: "launch-check/main.ts",
    args: ["--upkeep"],
  },
  migrate: { does: "changes a content/ of an earlier schema to the present one; CHANGELOG.md lists the changes" },
  export: { does: "writes hours and facts for Google, OpenStreetMap and the registry to export/" },
  watch: {
    does: "asks the live site: certificate, emergency number, age, next OPD day, service worker",
    usage: "https://www.hospital.example",
  },
  bench: {
    does: "measures the built site, with the aims beside the figures",
    usage: `[lighthouse] [build] [slow] [security]

  Without a part it measures all. RUNS=1, KINDS=home,doctors and PAGES=40 measure less.`,
  },
  prose: { does: "checks the English of Markdown files, and of comments and test titles in some packages" },
  "content-screenshots": {
    does: "takes the screenshots of apps/desk/docs/content.md, following its steps in the desk",
  },
  "contact-sheet": {
    does: "takes pictures of every page at 360, 768, 1280 and 1920 px, to contact-sheets/",
    usage: `[<route> …] [--dark] [--against <commit>]

  --dark      with dark colours
  --against   only the pages that look different at that commit, with the difference marked`,
  },
  serve: { does: "serves dist/ with the headers and redirects of the real site", isScript: true },
  desk: { does: "starts the desk, with the page beside its forms", file: "../apps/desk/main.ts", isScript: true },
  publish: { does: "publishes what is saved", file: "../apps/desk/publish/main.ts", isScript: true },
  test: {
    does: "runs the check, the builds and every test",
    usage: `[--full]

  --full   on every page what is otherwise run on a few of each kind, and old browsers`,
    isScript: true,
  },
};

/** Runs the command that the first argument names, in the repository's root; without one lists them. */
export async function runCommand([name = "--help", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (!["--help", "-h"].includes(name)) {
      console.error(`There is no command "${name}".`);
      process.exitCode = 1;
    }
    console.log(list());
    return;
  }
  if (args.includes("--help")) {
    const called = command.isScript ? `npm run ${name} --` : `npx hospital ${name}`;
    console.log(`${called} ${command.usage ?? ""}`.trim());
    console.log(`\n${command.does}`);
    return;
  }
  const file = join(import.meta.dirname, command.file ?? `${name}/main.ts`);
  process.chdir(join(import.meta.dirname, ".."));
  process.argv = [process.execPath, file, ...(command.args ?? []), ...args];
  await import(pathToFileURL(file).href);
}

function list(): string {
  const shown = Object.entries(commands).filter(([, { isScript }]) => !isScript);
  const width = Math.max(...shown.map(([name]) => name.length));
  const rows = shown.map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
  return `npx hospital <command> [--help]\n\n${rows.join("\n")}`;
}
