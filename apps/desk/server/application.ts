import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "vite";

const compressed = promisify(brotliCompress);

/** The file with the digest, in the application's folder. */
const digestFile = "sources.sha256";

/** Builds the application, unless it was built from the same files; `onBuild` is called before. Returns its folder. */
export async function buildApplication(project: string, onBuild: () => void = () => {}): Promise<string> {
  const folder = join(project, ".cache/desk");
  const digest = digestOfSources(project);
  if ((await readFile(join(folder, digestFile), "utf8").catch(() => "")) === digest) return folder;
  onBuild();
  // Builds into another folder and renames it, so that the application is complete or absent. Two processes may build
  // at the same time.
  const newFolder = `${folder}.${process.pid}`;
  const mode = process.env.NODE_ENV;
  await build({
    configFile: join(project, "apps/desk/vite.config.ts"),
    build: { outDir: newFolder, emptyOutDir: true },
    // Warnings are for developers: `npx vite build --config apps/desk/vite.config.ts` shows them.
    logLevel: "error",
  });
  // A build sets NODE_ENV for the whole process, and the preview beside the forms would lack pictures.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const assets = join(newFolder, "assets");
  for (const name of await readdir(assets))
    if (/\.(?:js|css|svg)$/.test(name))
      await writeFile(join(assets, `${name}.br`), await compressed(await readFile(join(assets, name))));
  await writeFile(join(newFolder, digestFile), digest);
  const old = `${newFolder}.old`;
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(newFolder, folder);
  await rm(old, { recursive: true });
  return folder;
}

/** The digest of the names and contents of all source files, without the tests. */
function digestOfSources(project: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(project, "apps/desk/package.json"), "utf8"));
  const packages = Object.keys(dependencies).filter((name) => name.startsWith("@hospital/"));
  const sources = globSync(
    [
      "apps/desk/{app,fields,forms,messages}/**/*",
      "apps/desk/*.ts",
      ...packages.map((name) => `${name.replace("@hospital", "packages")}/**/*`),
      "package-lock.json",
    ],
    { cwd: project, exclude: ["**/*.test.{ts,tsx}"] },
  );
  const digest = createHash("sha256");
  for (const name of sources.sort()) {
    const file = join(project, name);
    if (statSync(file).isFile()) digest.update(name).update(readFileSync(file));
  }
  return digest.digest("hex");
}
