import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeExample } from "@hospital/testing/content/example-content";
import { folderTemplate } from "@hospital/testing/folder-template";
import { stringify } from "yaml";
import { publish, rollBack } from "../../publish/publish.ts";
import { readState, type State } from "../../publish/state.ts";
import type { Outcome } from "../../publish/steps.ts";
import { readRecord } from "../../store/records.ts";
import { openRepository, type Repository } from "../../store/repository.ts";
import { saveRecords } from "../../store/save.ts";
import { edited, type Fields, git, packRepository } from "./desk.ts";

const project = join(import.meta.dirname, "../../../..");

/** Writes the repositories `desk` and `hub.git` of such a hospital into a folder. */
export function templateWith(writeContent: (root: string) => Promise<void> | void): (folder: string) => Promise<void> {
  return folderTemplate(async (folder) => {
    const root = join(folder, "desk");
    await writeContent(root);
    mkdirSync(join(root, "deploy"));
    cpSync(join(project, "deploy/release"), join(root, "deploy/release"));
    writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", scripts: { build: "node build.js" } }));
    cpSync(join(import.meta.dirname, "two-pages.js"), join(root, "build.js"));
    writeFileSync(join(root, ".gitattributes"), "content/** merge=hospital-record\n");
    // Each copy has its own settings.
    writeFileSync(join(root, ".gitignore"), "dist/\nnode_modules\n.astro/\n.cache\ndeploy/publish.yaml\n");
    git(root, "init", "--quiet", "--initial-branch=main");
    git(root, "add", "--all");
    git(root, "commit", "--quiet", "--message=The website");
    git(folder, "clone", "--quiet", "--bare", root, "hub.git");
    for (const repository of [join(root, ".git"), join(folder, "hub.git")]) packRepository(repository);
    git(root, "remote", "add", "origin", "../hub.git");
  });
}

const example = templateWith(writeExample);

/** A small hospital with a fast build, an upstream repository and a public server. */
export class PublishingHospital {
  readonly folder: string;
  /** The folder of the desk. */
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

  /** With the content of `template`, by default the example's. */
  async open(settings: Record<string, unknown>, template = example): Promise<void> {
    const { root, live } = this;
    await template(this.folder);
    this.#server.on("request", ({ url = "" }, response) => {
      const file = join(live, url === "/" ? "index.html" : `${url}.html`);
      response.writeHead(existsSync(file) ? 200 : 404);
      response.end(existsSync(file) ? readFileSync(file) : "");
    });
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    const { port } = this.#server.address() as AddressInfo;
    const lines = { live: `http://localhost:${port}`, liveWithin: 3, ...settings };
    writeFileSync(join(root, "deploy/publish.yaml"), stringify(lines));
  }

  /** Adds a package to the repository and installs it, with a dependency. */
  addPackage(greeting: string): void {
    const { root } = this;
    const [ownFolder, installedFolder] = [join(root, "packages/greeting"), join(root, "node_modules/other")];
    for (const [folder, name] of [
      [ownFolder, "@hospital/greeting"],
      [installedFolder, "other"],
    ] as const) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "package.json"), JSON.stringify({ name, type: "module", exports: "./index.js" }));
    }
    writeFileSync(join(installedFolder, "index.js"), 'export const mark = "!";');
    writeFileSync(
      join(ownFolder, "index.js"),
      `import { mark } from "other"; export const greeting = "<p>${greeting}" + mark + "</p>";`,
    );
    mkdirSync(join(root, "node_modules/@hospital"));
    symlinkSync(ownFolder, join(root, "node_modules/@hospital/greeting"), "junction");
    const packages = {
      "node_modules/@hospital/greeting": { resolved: "packages/greeting", link: true },
      "node_modules/other": { version: "1.0.0" },
      "packages/greeting": { name: "@hospital/greeting" },
    };
    for (const lock of ["package-lock.json", "node_modules/.package-lock.json"])
      writeFileSync(join(root, lock), JSON.stringify({ packages }));
    git(root, "add", "--all");
    git(root, "commit", "--quiet", "--message=A package");
    git(root, "push", "--quiet", "origin", "main");
  }

  /** A command that simulates the upload to a CDN. */
  static readonly upload = 'mkdir -p ../live && cp -r "$DIST"/. ../live';

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get repository(): Promise<Repository> {
    return openRepository(this.root);
  }

  async state(): Promise<State> {
    return readState(await this.repository);
  }

  async publish() {
    return inEnglish(publish(await this.repository, { name: "Sunita" }));
  }

  /** Rolls back to the previous release. */
  async back() {
    const { releases, live } = await this.state();
    const index = releases.findIndex(({ name }) => name === live?.name);
    return inEnglish(rollBack(await this.repository, { name: "Sunita" }, releases[index - 1]?.name ?? ""));
  }

  /** Changes a record as its form does. */
  async change(path: string, edit: (value: Fields) => void, name = "Sunita"): Promise<void> {
    const repository = await this.repository;
    const { value, version } = await readRecord(repository, path);
    await saveRecords(repository, [{ path, version, base: value, value: edited(value, edit) }], { name });
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
  livePage(page: string): string {
    return readFileSync(join(this.live, `${page}.html`), "utf8");
  }

  read(path: string): string {
    return readFileSync(join(this.root, "content", path), "utf8");
  }
}

async function inEnglish(outcome: Promise<Outcome>) {
  const { failure, notes } = await outcome;
  return { failure: failure?.map(({ en }) => en).join("\n"), notes: notes.map(({ en }) => en) };
}

/** A hospital that isn't open yet, in a folder with a space in its path, as on many office PCs. */
export function newHospital(): PublishingHospital {
  return new PublishingHospital(mkdtempSync(join(tmpdir(), "publish to ")));
}

/** A change of the first notice's text. */
export const notice = (text: string) => (value: { notices: { text: { en: string } }[] }) => {
  if (value.notices[0]) value.notices[0].text.en = text;
};

export function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
  writeFileSync(file, text.replace(from, to));
}
