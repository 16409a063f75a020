import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type SimpleGit, simpleGit } from "simple-git";

/** The author of a change. */
export interface Person {
  name: string;
  email?: string | undefined;
}

/** A git repository, with the editor's folder inside .git. */
export interface Repository {
  /** The real path of the folder with content/. */
  root: string;
  /** The git directory. */
  gitFolder: string;
  /** The editor's files in the git directory: not watched, not committed. */
  folder: string;
}

/** An expected failure, in words for the front desk. */
export class Refusal extends Error {}

const opened = new Map<string, Promise<Repository>>();

/**
 * The repository of `root`. Initializes it with a first commit where there is none, as after unpacking a zip.
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

/** The output of a git command. */
export function git({ root }: Pick<Repository, "root">, ...words: string[]): Promise<string> {
  return gitIn(root).raw(...words);
}

/** The same with variables of git's environment, as `GIT_INDEX_FILE`. */
export function gitAs({ root }: Repository, variables: Record<string, string>, ...words: string[]): Promise<string> {
  // A git hook's environment would point to another repository.
  const own = Object.entries(process.env).filter(([name]) => !/^GIT_|^(?:VISUAL|EDITOR|PAGER)$/.test(name));
  const environment = { ...Object.fromEntries(own), ...variables };
  return gitIn(root, Object.keys(variables))
    .env(environment)
    .raw(...words);
}

/** The bytes of a blob. */
export function blobOf({ root }: Pick<Repository, "root">, id: string): Promise<Buffer> {
  return gitIn(root).binaryCatFile(["blob", id]);
}

function gitIn(baseDir: string, allowEnvironment: string[] = []): SimpleGit {
  // fsync, so that a crash doesn't lose a reported save.
  return simpleGit({ baseDir, config: ["core.fsync=committed,loose-object,reference"], allowEnvironment });
}

/** The blob id of these bytes; `like` is any id of the repository, to tell SHA-1 from SHA-256. */
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
