import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { linkPackages } from "@hospital/hosting/link-packages";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import { git, type Repository } from "../store/repository.ts";
import { type RunOptions, run } from "../store/run.ts";

/** A checkout of one commit in a separate folder. */
export interface Worktree {
  folder: string;
  close(): Promise<void>;
}

/** `name` identifies the purpose: only one worktree for each may be open at a time. */
export async function openWorktree(repository: Repository, commit: string, name = "worktrees"): Promise<Worktree> {
  const worktrees = join(repository.folder, name);
  const close = () => removeWorktrees(repository, name);
  // A process may still run in a worktree that a crash left, so each gets a new folder.
  await close();
  await mkdir(worktrees, { recursive: true });
  const folder = await mkdtemp(join(worktrees, "at-"));
  await git(repository, "worktree", "add", "--quiet", "--force", "--detach", folder, commit);
  return { folder, close };
}

/** Removes the worktree for a purpose, also one that a crash left. */
export async function removeWorktrees(repository: Repository, name: string): Promise<void> {
  await rm(join(repository.folder, name), { recursive: true, force: true });
  await git(repository, "worktree", "prune");
}

/**
 * Builds the site in a worktree, into its `dist/`.
 *
 * @throws {Refusal} with the end of the build's output.
 */
export async function build(repository: Repository, { folder }: Worktree, limits: Partial<RunOptions>): Promise<void> {
  await providePackages(repository, folder, limits);
  await linkCache(repository, folder);
  // With NODE_ENV "test" Astro would make a development build: slow, and without a policy.
  // Astro's telemetry would write to the home directory, which the service may not.
  // Each worktree has another path, and Node would compile all of its code again, and keep it in the system's /tmp.
  const compiled = { NODE_COMPILE_CACHE: ".cache/compiled", NODE_COMPILE_CACHE_PORTABLE: "1" };
  const variables = { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1", ...compiled, ...limits.variables };
  const options = { ...limits, cwd: folder, variables };
  const { code, output } = await run(`"${process.execPath}" --run build`, options);
  await writeFile(join(repository.folder, "build.log"), output);
  limits.signal?.throwIfAborted();
  if (code !== 0 && /ENOSPC/.test(output)) throw new Error(output);
  if (code !== 0)
    throw new Refusal(refusalMessage("notBuilt", { output: output.trim().split("\n").slice(-15).join("\n") }));
}

/** Links the packages installed here, or installs them if the lockfile differs. */
async function providePackages({ root }: Repository, folder: string, limits: Partial<RunOptions>): Promise<void> {
  const [installed, required] = await Promise.all(
    [join(root, "node_modules/.package-lock.json"), join(folder, "package-lock.json")].map(packagesOf),
  );
  const isThere = Object.entries(required ?? {}).every(([path, { version, optional, link }]) => {
    // The project and its own packages aren't installed, but nested versions of their dependencies are.
    if (link || !path.includes("node_modules/")) return true;
    if (!path.startsWith("node_modules/")) return false;
    return installed?.[path] ? installed[path].version === version : optional;
  });
  if (isThere) return linkPackages(root, folder);
  const { code, output } = await run("npm ci --prefer-offline --no-audit --no-fund", { ...limits, cwd: folder });
  limits.signal?.throwIfAborted();
  if (code !== 0) throw new Refusal(refusalMessage("notInstalled", { output: output.trim() }));
}

interface Package {
  version?: string;
  optional?: boolean;
  /** A package of the repository's own. */
  link?: boolean;
}

async function packagesOf(file: string): Promise<Record<string, Package> | undefined> {
  return JSON.parse(await readFile(file, "utf8").catch(() => "{}")).packages;
}

/** The picture cache is shared by builds. The first build copies the project's. */
async function linkCache({ root, folder: stateFolder }: Repository, folder: string): Promise<void> {
  const cache = join(stateFolder, "cache");
  const isNew = (await mkdir(cache, { recursive: true })) !== undefined;
  if (isNew) await cp(join(root, ".cache"), cache, { recursive: true }).catch(() => undefined);
  await symlink(cache, join(folder, ".cache"), "junction");
}
