import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds a small site in milliseconds. Its pages contain content/hospital.yaml, content/notices.yaml and other files. A
 * package of the repository, if there is one, adds a greeting.
 */
export async function buildTwoPages(folder, mode) {
  const readContent = (name) => readFileSync(join(folder, "content", name), "utf8");
  if (existsSync(join(folder, "broken"))) throw new Error("broken: a developer's mistake");
  const number = /emergency: "([^"]+)"/.exec(readContent("hospital.yaml"))[1].replaceAll(" ", "");
  const { greeting } = existsSync(join(folder, "packages/greeting"))
    ? await import("@hospital/greeting")
    : { greeting: "" };
  const page = (text) => `${greeting}<html data-built-for="${mode}"><a href="tel:${number}">Call</a><pre>${text}</pre>`;
  const files = {
    "index.html": page(readContent("notices.yaml")),
    "contact.html": page(readContent("hospital.yaml")),
    "day.html": page(readContent("exceptions.yaml")),
    "doctor.html": page(readContent("doctors/asha-rao.yaml")),
    _caddy: "# Configuration 2 of a site\n",
    "_astro/script.js": "1",
  };
  mkdirSync(join(folder, "dist/_astro"), { recursive: true });
  mkdirSync(join(folder, ".astro"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "dist", name), text);
  const digest = (text) => createHash("sha256").update(text).digest("hex");
  const sums = Object.entries(files).map(([name, text]) => `${digest(text)}  ./${name}\n`);
  writeFileSync(join(folder, "dist/_sums"), sums.join(""));
  const site = {
    routes: ["/", "/contact", "/doctor"],
    notFound: [],
    redirects: [],
    headers: {},
    pageHeaders: {},
    cache: [],
    locating: [],
    types: { ".html": "text/html" },
  };
  writeFileSync(join(folder, ".astro/hosting.json"), JSON.stringify(site));
}

// Runs as the `build.js` of a repository.
if (process.argv[1]?.endsWith("build.js")) await buildTwoPages(".", process.env.NODE_ENV);
