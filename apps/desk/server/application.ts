import { existsSync, globSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "vite";

const compressed = promisify(brotliCompress);

/** Builds the application, unless it is newer than all that it is made of; `onBuild` is called before. Returns its folder. */
export async function buildApplication(project: string, onBuild: () => void = () => {}): Promise<string> {
  const folder = join(project, ".cache/editor");
  const page = join(folder, "index.html");
  const sources = globSync(
    [
      "apps/desk/{app,fields,forms,messages}/**/*",
      "apps/desk/*.ts",
      "packages/{content,theme,timetable}/**/*",
      "package-lock.json",
    ],
    { cwd: project },
  );
  const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0;
  if (sources.every((file) => statSync(join(project, file)).mtimeMs < builtAt)) return folder;
  onBuild();
  // Beside its place, so that it is there as a whole or not at all; two processes may build at once.
  const made = `${folder}.${process.pid}`;
  const mode = process.env.NODE_ENV;
  await build({
    configFile: join(project, "apps/desk/vite.config.ts"),
    build: { outDir: made, emptyOutDir: true },
    // Warnings are for developers: `npx vite build --config apps/desk/vite.config.ts` shows them.
    logLevel: "error",
  });
  // A build sets NODE_ENV for the whole process, and the preview beside the forms would lack pictures.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const assets = join(made, "assets");
  for (const name of await readdir(assets))
    if (/\.(?:js|css|svg)$/.test(name))
      await writeFile(join(assets, `${name}.br`), await compressed(await readFile(join(assets, name))));
  const old = `${made}.old`;
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(made, folder);
  await rm(old, { recursive: true });
  return folder;
}
