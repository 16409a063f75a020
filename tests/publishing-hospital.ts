import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { stringify } from "yaml";
import { readForm } from "../editor/form-files.ts";
import { save } from "../editor/save.ts";
import { writeExample } from "./example-content.ts";

const project = join(import.meta.dirname, "..");

/** A build of two pages, quick: they say what content/hospital.yaml and content/notices.yaml say. */
const buildOfTwoPages = `
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
const read = (name) => readFileSync("content/" + name, "utf8");
if (existsSync("broken")) { console.error("broken: a developer's mistake"); process.exit(1); }
const number = /emergency: "([^"]+)"/.exec(read("hospital.yaml"))[1].replaceAll(" ", "");
const page = (text) => '<html data-built-for="' + process.env.NODE_ENV + '"><a href="tel:' + number + '">Call</a><pre>' + text + "</pre>";
const files = {
  "index.html": page(read("notices.yaml")),
  "contact.html": page(read("hospital.yaml")),
  "doctor.html": page(read("doctors/asha-rao.yaml")),
  _nginx: "# nginx 1\\n",
  _caddy: "# caddy 1\\n",
  "_astro/script.js": "1",
};
mkdirSync("dist/_astro", { recursive: true });
mkdirSync(".astro", { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync("dist/" + name, text);
const rows = Object.entries(files).map(([name, text]) => createHash("sha256").update(text).digest("hex") + "  ./" + name + "\\n");
writeFileSync("dist/_sums", rows.join(""));
const site = { routes: ["/", "/contact", "/doctor"], notFound: [], redirects: [], headers: {}, pageHeaders: {}, cache: [], types: { ".html": "text/html" } };
writeFileSync(".astro/hosting.json", JSON.stringify(site));
`;

/** A small hospital with a fast build, an upstream repository and a public server. */
export class PublishingHospital {
  readonly folder: string;
  /** Where the front desk works. */
  readonly root: string;
  /** The upstream repository. */
  readonly hub: string;
  /** The public server's folder. */
  readonly live: string;
  #server = createServer();

  constructor(folder: string) {
    this.folder = folder;
    [this.root, this.hub, this.live] = ["desk", "hub.git", "live"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
  }

  async open(settings: Record<string, unknown>): Promise<void> {
    const { root, hub, live } = this;
    await writeExample(root);
    mkdirSync(join(root, "deploy"));
    cpSync(join(project, "deploy/release"), join(root, "deploy/release"));
    writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", scripts: { build: "node build.js" } }));
    writeFileSync(join(root, "build.js"), buildOfTwoPages);
    writeFileSync(join(root, ".gitignore"), "dist/\nnode_modules\n.astro/\n.cache\n");
    this.#server.on("request", ({ url = "" }, response) => {
      const file = join(live, url === "/" ? "index.html" : `${url}.html`);
      response.writeHead(existsSync(file) ? 200 : 404);
      response.end(existsSync(file) ? readFileSync(file) : "");
    });
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    const { port } = this.#server.address() as AddressInfo;
    const lines = { live: `http://localhost:${port}`, patience: 3, ...settings };
    writeFileSync(join(root, "deploy/publish.yaml"), stringify(lines));
    git(root, "init", "--quiet", "--initial-branch=main");
    git(root, "add", "--all");
    git(root, "commit", "--quiet", "--message=The website");
    git(this.folder, "clone", "--quiet", "--bare", root, hub);
    git(root, "remote", "add", "origin", hub);
  }

  /** A command that simulates the upload to a CDN. */
  static readonly upload = 'mkdir -p ../live && cp -r "$DIST"/. ../live';

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Changes a text in a form; returns the refusals. */
  async change(path: string, from: string, to: string, name = "Sunita"): Promise<string[]> {
    const { text, version } = await readForm(this.root, path);
    if (!text.includes(from)) throw new Error(`${path} does not say ${from}.`);
    return save(this.root, [{ path, version, content: text.replace(from, to) }], { name });
  }

  /** Changes files in another clone and pushes. */
  develop(change: (folder: string) => void): void {
    const folder = join(this.folder, "developer");
    git(this.folder, "clone", "--quiet", this.hub, folder);
    change(folder);
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message=Development", "--author=Dev <dev@localhost>");
    git(folder, "push", "--quiet", "origin", "main");
    rmSync(folder, { recursive: true });
  }

  /** The public version of a page. */
  seen(page: string): string {
    return readFileSync(join(this.live, `${page}.html`), "utf8");
  }

  read(path: string): string {
    return readFileSync(join(this.root, "content", path), "utf8");
  }
}

export function git(folder: string, ...words: string[]): string {
  const person = ["-c", "user.name=Test", "-c", "user.email=test@localhost"];
  return execFileSync("git", [...person, ...words], { cwd: folder, encoding: "utf8" }).trim();
}

export function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
  writeFileSync(file, text.replace(from, to));
}
