import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type SimpleGit, simpleGit } from "simple-git";

/** Somebody whose name stands beside a change. */
export interface Person {
  name: string;
  email?: string | undefined;
}

/** A folder under git, and git's own part of it that belongs to the editor. */
export interface Repository {
  /** The folder that content/ is in, without links on the way. */
  root: string;
  /** Where git keeps this folder's things. */
  gitFolder: string;
  /** What the editor keeps beside them: no tool watches it, no commit holds it. */
  folder: string;
}

/** What the person at the front desk has to hear, in words: no fault of the code. */
export class Refusal extends Error {}

const opened = new Map<string, Promise<Repository>>();

/**
 * The repository of `root`. A folder that is under git for the first time, as one out of a fresh zip, gets a first commit.
 *
 * @throws {Refusal} when git is missing, or the folder lies in the middle of another repository.
 */
export function openRepository(root: string): Promise<Repository> {
  const found = opened.get(root) ?? open(root);
  opened.set(root, found);
  found.catch(() => opened.delete(root));
  return found;
}

async function open(root: string): Promise<Repository> {
  const top = await topOf(root);
  const real = await realpath(root);
  if (top !== undefined && top !== real && (await isTrackedBy(root)))
    throw new Refusal(`The website has to be a repository of its own: ${root} is a part of ${top}.`);
  const repository = { root: real, gitFolder: "", folder: "" };
  if (top !== real) await git(repository, "init", "--quiet");
  repository.gitFolder = (await git(repository, "rev-parse", "--absolute-git-dir")).trim();
  repository.folder = join(repository.gitFolder, "editor");
  await mkdir(repository.folder, { recursive: true });
  if (!(await headOf(repository))) {
    await git(repository, "add", "--all");
    await gitAs(
      repository,
      identity({ name: "Website editor" }),
      "commit",
      "--quiet",
      "--message=The website as it was",
    );
  }
  return repository;
}

async function topOf(root: string): Promise<string | undefined> {
  try {
    return await realpath((await git({ root }, "rev-parse", "--show-toplevel")).trim());
  } catch (error) {
    if (/ENOENT|not recognized/.test(String(error)) && existsSync(root))
      throw new Refusal("The editor keeps every change with git, which is not on this computer: https://git-scm.com");
    return undefined;
  }
}

async function isTrackedBy(root: string): Promise<boolean> {
  return (await git({ root }, "ls-files", ".")) !== "";
}

/** The last commit; nothing in a repository without one. */
export async function headOf(repository: Repository): Promise<string | undefined> {
  const found = await git(repository, "rev-parse", "--quiet", "--verify", "HEAD").catch(() => "");
  return found.trim() || undefined;
}

/** What git answers. */
export function git({ root }: Pick<Repository, "root">, ...words: string[]): Promise<string> {
  return gitIn(root).raw(...words);
}

/** The same with variables of git's environment, as `GIT_INDEX_FILE`. */
export function gitAs({ root }: Repository, variables: Record<string, string>, ...words: string[]): Promise<string> {
  // Those of a hook that has started this process name another repository.
  const own = Object.entries(process.env).filter(([name]) => !/^GIT_|^(?:VISUAL|EDITOR|PAGER)$/.test(name));
  const environment = { ...Object.fromEntries(own), ...variables };
  return gitIn(root, Object.keys(variables))
    .env(environment)
    .raw(...words);
}

/** The bytes of a file by git's name for them. */
export function blobOf({ root }: Pick<Repository, "root">, id: string): Promise<Buffer> {
  return gitIn(root).binaryCatFile(["blob", id]);
}

function gitIn(baseDir: string, allowEnvironment: string[] = []): SimpleGit {
  // A power cut must not take what was called saved.
  return simpleGit({ baseDir, config: ["core.fsync=committed,loose-object,reference"], allowEnvironment });
}

/** What git calls these bytes; `like` is any name of the repository, which says how long names are there. */
export function blobId(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** The variables that name the author of a commit. */
export function identity({ name, email }: Person): Record<string, string> {
  const plain = (text: string) =>
    text
      .replaceAll(/[\p{Cc}<>]/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim()
      .slice(0, 100);
  const who = plain(name) || "Front desk";
  const address = plain(email ?? "").replaceAll(" ", "") || "front-desk@localhost";
  return {
    GIT_AUTHOR_NAME: who,
    GIT_AUTHOR_EMAIL: address,
    GIT_COMMITTER_NAME: who,
    GIT_COMMITTER_EMAIL: address,
  };
}
