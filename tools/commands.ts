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
    does: "asks for the required data, and writes your content/",
    usage: `[--answers <file.yaml>] [--into <folder>]

  --answers   takes the answers from a file: docs/getting-started.md
  --into      writes content/ in this folder instead of the repository's root`,
  },
  check: {
    does: "checks the content: each error with its file, line, field and fix",
    usage: `[--fix]

  --fix   writes each record as the desk writes it, and removes the location from photos`,
  },
  "launch-check": {
    does: "lists what the content lacks before the release",
    usage: `[<check> …] [--offline]

  <check>     lists every finding of this check; the names are in brackets in the report
  --offline   skips the links to other sites`,
  },
  upkeep: {
    does: "lists content that goes out of date: reviews, registrations, hours, prices, holidays, links",
    usage: "[<check> …] [--offline]",
    file: "launch-check/main.ts",
    args: ["--upkeep"],
  },
  danger: {
    does: "prints the warning box that each query brings, to try the emergency phrases",
    usage: '"<query>" …',
  },
  translate: {
    does: "adds the translations that the project has for texts which the hospital hasn't changed, after a new language",
  },
  migrate: { does: "updates content/ from an earlier schema; CHANGELOG.md lists the changes" },
  export: { does: "writes hours and facts for Google, OpenStreetMap and the registry to export/" },
  watch: {
    does: "checks the live site: certificate, emergency number, age, next OPD day, service worker",
    usage: "https://www.hospital.example",
  },
  bench: {
    does: "measures the built site, and prints each figure with its target",
    usage: `[lighthouse] [build] [slow] [security]

  Without arguments, it measures everything. RUNS=1, KINDS=home,doctors and PAGES=40 measure less.`,
  },
  prose: { does: "checks the English of Markdown files, and of comments and test titles in code" },
  "content-screenshots": {
    does: "takes the screenshots of apps/desk/docs/content.md, following its steps in the desk",
  },
  "contact-sheet": {
    does: "takes pictures of every page at 360, 768, 1280 and 1920 px, to contact-sheets/",
    usage: `[<route> …] [--dark] [--against <commit>]

  --dark      with dark colours
  --against   only the pages that look different at that commit, with the difference marked`,
  },
  serve: {
    does: "serves dist/ with the headers and redirects of the real site, at port 4321, or PORT=8080 npm run serve",
    isScript: true,
  },
  desk: {
    does: "starts the desk, and shows the page beside its forms, at port 4323, or PORT=8080 npm run desk",
    file: "../apps/desk/main.ts",
    isScript: true,
  },
  publish: { does: "publishes the saved changes", file: "../apps/desk/publish/main.ts", isScript: true },
  test: {
    does: "runs the check, the builds and every test",
    usage: `[--full]

  --full   runs the expensive tests on every page, and in old browsers`,
    isScript: true,
  },
};

/** Runs the command that the first argument names, in the repository's root; without one lists them. */
export async function runCommand([name = "--help", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (!["--help", "-h"].includes(name)) {
      console.error(`Unknown command: "${name}".`);
      process.exitCode = 1;
    }
    console.log(list());
    return;
  }
  if (args.includes("--help")) {
    // npm passes options on only after "--".
    const invocation = command.isScript ? `npm run ${name}${command.usage ? " --" : ""}` : `npx hospital ${name}`;
    console.log(`${invocation} ${command.usage ?? ""}`.trim());
    console.log(`\n${command.does}`);
    return;
  }
  const file = join(import.meta.dirname, command.file ?? `${name}/main.ts`);
  process.chdir(join(import.meta.dirname, ".."));
  process.argv = [process.execPath, file, ...(command.args ?? []), ...args];
  await import(pathToFileURL(file).href);
}

function list(): string {
  const listedCommands = Object.entries(commands).filter(([, { isScript }]) => !isScript);
  return `npx hospital <command> [--help]\n\n${explained(listedCommands.map(([name, { does }]) => [name, does]))}`;
}

/** Commands and what they do, in two columns. */
export function explained(rows: [command: string, does: string][]): string {
  const width = Math.max(...rows.map(([command]) => command.length));
  return rows.map(([command, does]) => `  ${command.padEnd(width)}  ${does}`).join("\n");
}
