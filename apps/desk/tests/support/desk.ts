import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeExample } from "@hospital/testing/content/example-content";
import { folderTemplate } from "@hospital/testing/folder-template";
import type { RecordValue, Saved, StoredRecord } from "../../api.ts";
import { createApp } from "../../server/app.ts";
import type { Routes } from "../../server/request.ts";
import { openRepository, type Repository } from "../../store/repository.ts";

const origin = "http://localhost:4570";

/** An answer of the desk's server. */
interface Answer<Body> {
  status: number;
  body: Body;
}

// biome-ignore lint/suspicious/noExplicitAny: a record is fields in fields
export type Fields = any;

const example = folderTemplate(async (root) => {
  await writeExample(root);
  writeFileSync(join(root, ".gitignore"), "application/\n");
  writeFileSync(join(root, ".gitattributes"), "content/** merge=hospital-record\n");
  await openRepository(root);
  packRepository(join(root, ".git"));
});

/** A small hospital and the desk's server for it, in this process. */
export class Desk {
  readonly root: string;
  readonly repository: Repository;
  readonly app: Routes;

  constructor(root: string, repository: Repository) {
    this.root = root;
    this.repository = repository;
    const application = join(root, "application");
    mkdirSync(application, { recursive: true });
    writeFileSync(join(application, "index.html"), "<!doctype html><title>Front desk</title>");
    this.app = createApp({ repository, application, key: "secret" });
  }

  /** With a copy of the example, so that no test sees the changes of another. */
  static async open(name = "desk"): Promise<Desk> {
    const root = join(mkdtempSync(join(tmpdir(), "desk ")), name);
    await example(root);
    return new Desk(root, await openRepository(root));
  }

  close(): void {
    rmSync(join(this.root, ".."), { recursive: true, force: true });
  }

  async get<Body>(path: string): Promise<Body> {
    const response = await this.app.request(origin + path, { headers: { Host: "localhost:4570" } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Body>;
  }

  async post<Body>(path: string, body: unknown = {}, person = "Sunita", language = "en"): Promise<Answer<Body>> {
    const isForm = body instanceof FormData;
    const response = await this.app.request(origin + path, {
      method: "POST",
      headers: {
        Host: "localhost:4570",
        Origin: origin,
        "Accept-Language": language,
        "X-Desk-Person": encodeURIComponent(person),
        ...(!isForm && { "Content-Type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  record(path: string): Promise<StoredRecord> {
    return this.get(`/api/record?path=${path}`);
  }

  /** Changes a record as its form does. */
  async change<Body = Saved>(path: string, edit: (value: Fields) => void, person?: string): Promise<Answer<Body>> {
    const { version, value } = await this.record(path);
    return this.save(path, edited(value, edit), { version, base: value }, person);
  }

  save<Body = Saved>(
    path: string,
    value: RecordValue | null,
    properties: object = {},
    person?: string,
  ): Promise<Answer<Body>> {
    return this.post("/api/save", { changes: [{ path, value, ...properties }] }, person);
  }

  /** A file of the content on the disk. */
  read(path: string): string {
    return readFileSync(join(this.root, "content", path), "utf8");
  }

  git(...args: string[]): string {
    return git(this.root, ...args);
  }
}

/**
 * Packs the repository, so that there are few files to copy. Git creates a file for each object, and samples of hooks.
 */
export function packRepository(folder: string): void {
  git(folder, "repack", "-ad", "--quiet");
  rmSync(join(folder, "hooks"), { recursive: true });
  mkdirSync(join(folder, "hooks"));
}

export function edited(value: RecordValue, edit: (value: Fields) => void): RecordValue {
  const copy = structuredClone(value);
  edit(copy);
  return copy;
}

export function git(folder: string, ...args: string[]): string {
  const person = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "init.defaultBranch=main"];
  return execFileSync("git", [...person, ...args], { cwd: folder, encoding: "utf8" }).trim();
}
