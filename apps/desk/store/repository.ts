import { createHash } from "node:crypto";
import { existsSync, statfsSync } from "node:fs";
import { mkdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "@hospital/content/content-folder";
import { deskName } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "./refusal.ts";
import { quoted, type RunOptions, run } from "./run.ts";

/** The author of a change. */
export interface Person {
  name: string;
  email?: string | undefined;
}

/** A hospital's repository, with the desk's folder inside .git. */
export interface Repository {
  /** The real path of the folder with content/. */
  root: string;
  /** The content folder below it, with slashes. */
  content: string;
  /** The Git directory. */
  gitFolder: string;
  /** The desk's files in the Git directory: not watched, not committed. */
  folder: string;
}

/** The committer, which distinguishes the desk's changes from a developer's; the author is the person. */
export const deskAuthor: Required<Person> = { name: deskName, email: "editor@localhost" };

/** Commits reach the disk before they count, and a developer's own hooks, signatures and colours are not the desk's. */
const settings = [
  "core.fsync=committed,loose-object,reference",
  "core.hooksPath=/dev/null",
  "commit.gpgSign=false",
  "push.gpgSign=false",
  "log.showSignature=false",
  "color.ui=false",
  "i18n.commitEncoding=utf-8",
  "i18n.logOutputEncoding=utf-8",
].flatMap((setting) => ["-c", setting]);

const opened = new Map<string, Promise<Repository>>();

/**
 * The repository at `path`, by its real path. Initialises it with a first commit if needed, for example after unpacking
 * a ZIP file.
 *
 * @throws {Refusal} when Git is missing, or the folder is inside another repository.
 */
export async function openRepository(path: string): Promise<Repository> {
  const root = await realpath(path);
  const opening = opened.get(root) ?? open(root);
  opened.set(root, opening);
  opening.catch(() => opened.delete(root));
  return opening;
}

async function open(root: string): Promise<Repository> {
  const top = await topOf(root);
  if (top !== undefined && top !== root && (await runGit(root, ["ls-files", "."])).stdout.length > 0)
    throw new Refusal(refusalMessage("partOfAnother", { root, top }));
  const repository = { root, content: contentFolder(root), gitFolder: "", folder: "" };
  if (top !== root) await git(repository, "init", "--quiet");
  repository.gitFolder = await git(repository, "rev-parse", "--absolute-git-dir");
  // Servers store their state under this name.
  repository.folder = join(repository.gitFolder, "editor");
  await mkdir(repository.folder, { recursive: true });
  if (await gitSucceeds(repository, "rev-parse", "--verify", "HEAD")) await commitNewContent(repository);
  else await commitAll(repository, ".", "The website as it was");
  await nameMergeDriver(repository);
  return repository;
}

/** The desk's content is the published content: a content folder without a commit gets one. */
async function commitNewContent(repository: Repository): Promise<void> {
  if ((await git(repository, "ls-tree", "HEAD", "--", `${repository.content}/`)) !== "") return;
  if ((await git(repository, "ls-files", "--others", "--exclude-standard", "--", repository.content)) === "") return;
  await commitAll(repository, repository.content, "The hospital's content, as it was");
}

async function commitAll(repository: Repository, path: string, message: string): Promise<void> {
  await git(repository, "add", "--", path);
  await gitWith(
    repository,
    { variables: identity(deskAuthor) },
    "commit",
    "--quiet",
    "--no-verify",
    `--message=${message}`,
    "--",
    path,
  );
}

/** `.gitattributes` names the driver. Each clone has to configure the path of its program. */
async function nameMergeDriver(repository: Repository): Promise<void> {
  const program = fileURLToPath(new URL("merge-driver.ts", import.meta.url));
  const parts = [process.execPath, program].map((part) => quoted(part).replaceAll("%", "%%"));
  const command = `${parts.join(" ")} %O %A %B %P`;
  const configured = await git(repository, "config", "--local", "--get", "merge.hospital-record.driver").catch(
    () => "",
  );
  if (configured !== command) await git(repository, "config", "--local", "merge.hospital-record.driver", command);
}

async function topOf(root: string): Promise<string | undefined> {
  try {
    const { code, stdout, output } = await runGit(root, ["rev-parse", "--show-toplevel"]);
    if (code === 0) return await realpath(stdout.toString().trim());
    // As one that belongs to another user of this computer.
    if (existsSync(join(root, ".git"))) throw new Refusal(refusalMessage("gitRefuses", { output: output.trim() }));
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && existsSync(root))
      throw new Refusal(refusalMessage("withoutGit"));
    throw error;
  }
}

/** The last commit; `openRepository` makes the first one. */
export function headOf(repository: Repository): Promise<string> {
  return git(repository, "rev-parse", "--verify", "HEAD");
}

/** Whether a Git command succeeds, such as one that only compares. */
export async function gitSucceeds({ root }: Pick<Repository, "root">, ...args: string[]): Promise<boolean> {
  return (await runGit(root, args)).code === 0;
}

/**
 * The output of a Git command, trimmed.
 *
 * @throws {Error} with Git's message.
 */
export async function git(repository: Pick<Repository, "root">, ...args: string[]): Promise<string> {
  return gitWith(repository, {}, ...args);
}

/** The same with an input, variables as `GIT_INDEX_FILE`, or a limit. */
export async function gitWith(
  { root }: Pick<Repository, "root">,
  options: Partial<RunOptions>,
  ...args: string[]
): Promise<string> {
  const { code, stdout, output } = await runGit(root, args, options);
  if (code !== 0) throw new Error(output.trim());
  return stdout.toString().trimEnd();
}

/**
 * The bytes of blobs by their names: an ID, or "HEAD:content/hospital.yaml", which may be missing.
 *
 * @throws {Error} for an ID that is missing.
 */
export async function blobsOf({ root }: Pick<Repository, "root">, names: string[]): Promise<Map<string, Buffer>> {
  const blobs = new Map<string, Buffer>();
  if (names.length === 0) return blobs;
  const input = names.map((name) => `${name}\n`).join("");
  const { code, stdout, output } = await runGit(root, ["cat-file", "--batch"], { input });
  if (code !== 0) throw new Error(output.trim());
  let offset = 0;
  for (const name of names) {
    // "<id> blob <size>", its bytes and a line feed; or "<name> missing".
    const start = stdout.indexOf("\n", offset) + 1;
    const head = stdout.toString("utf8", offset, start).trimEnd();
    const [, size] = / blob (\d+)$/.exec(head) ?? [];
    if (size) blobs.set(name, stdout.subarray(start, start + Number(size)));
    else if (!name.includes(":") || !head.endsWith(" missing")) throw new Error(head);
    offset = size ? start + Number(size) + 1 : start;
  }
  return blobs;
}

/** Runs Git, which fails when a remote asks for a password or is silent. */
export function runGit(cwd: string, args: string[], options: Partial<RunOptions> = {}) {
  const variables = {
    GIT_TERMINAL_PROMPT: "0",
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -o BatchMode=yes -o ConnectTimeout=15",
    LC_ALL: "C.UTF-8",
    ...options.variables,
  };
  return run(["git", ...settings, ...args], { cwd, ...options, variables });
}

/** The blob ID of these bytes; `like` is any ID of the repository, to distinguish SHA-1 from SHA-256. */
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
  return {
    GIT_AUTHOR_NAME: plain(name) || "Front desk",
    GIT_AUTHOR_EMAIL: plain(email ?? "").replaceAll(" ", "") || "front-desk@localhost",
    GIT_COMMITTER_NAME: deskAuthor.name,
    GIT_COMMITTER_EMAIL: deskAuthor.email,
  };
}

/** The bytes of a file below the root, if it is there. */
export function bytesOnDisk(root: string, path: string): Promise<Buffer | undefined> {
  return readFile(join(root, path)).catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/**
 * An error of the file system as a refusal for the front desk.
 *
 * @throws the error, if a person can't correct it.
 */
export function refusalFor(error: unknown, root: string): Refusal {
  if (error instanceof Refusal) return error;
  const text = String(error instanceof Error ? `${(error as NodeJS.ErrnoException).code} ${error.message}` : error);
  const [, lock] = /Unable to create '(.+\.lock)': File exists/.exec(text) ?? [];
  if (lock) return new Refusal(refusalMessage("gitInUse", { file: lock }));
  if (/EROFS|EACCES|EPERM|Permission denied|Read-only file system/i.test(text))
    return new Refusal(refusalMessage("mayNotWrite"));
  const { bavail, bsize } = statfsSync(root);
  if (/ENOSPC|EDQUOT|No space left|Out of diskspace|quota exceeded/i.test(text) || bavail * bsize < 500_000)
    return new Refusal(refusalMessage("diskFull"));
  throw error;
}
