import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Links the packages installed in `root` into `folder`, another checkout. The repository's own packages link to
 * `folder`: a link to the whole of node_modules would resolve them in `root`.
 */
export function linkPackages(root: string, folder: string): void {
  const [from, to] = [root, folder].map((at) => join(at, "node_modules")) as [string, string];
  const packages = ownPackages(folder);
  const scopes = new Set([...packages.keys()].map((name) => dirname(name)));
  for (const scope of [".", ...scopes]) mkdirSync(join(to, scope), { recursive: true });
  const installed = existsSync(from) ? readdirSync(from, { withFileTypes: true }) : [];
  for (const entry of installed)
    if (!entry.isFile() && !scopes.has(entry.name))
      symlinkSync(join(from, entry.name), join(to, entry.name), "junction");
  for (const [name, path] of packages) symlinkSync(join(folder, path), join(to, name), "junction");
}

/** The path of each package that is in the repository itself, by its name, which has the repository's scope. */
function ownPackages(folder: string): Map<string, string> {
  const lock = join(folder, "package-lock.json");
  const { packages = {} } = existsSync(lock) ? JSON.parse(readFileSync(lock, "utf8")) : {};
  const links = Object.entries<{ link?: boolean; resolved?: string }>(packages).filter(([, { link }]) => link);
  return new Map(links.map(([path, { resolved = "" }]) => [path.replace("node_modules/", ""), resolved]));
}
