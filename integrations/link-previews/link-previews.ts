import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { drawPreview, previewDrawing } from "./draw-preview.ts";

/**
 * Draws the picture that a link to a page shows in a chat: the page's title and the hospital's name in the page's
 * language, beside the page's own picture, which `og:image` names until then. Drawn once for the same words and picture:
 * the cache keeps them.
 */
export function linkPreviews(): AstroIntegration {
  let cache = "";
  return {
    name: "link-previews",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL(".cache/link-previews/", config.root));
      },
      "astro:build:done": async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        await mkdir(cache, { recursive: true });
        const pages = await Array.fromAsync(glob("**/*.html", { cwd: dist }));
        const drawn = await Promise.all(pages.map((page) => previewOf(join(dist, page), dist, cache)));
        logger.info(
          `${drawn.filter(Boolean).length} of ${pages.length} link previews were drawn; the cache had the others.`,
        );
      },
    },
  };
}

/** Gives the page in `file` its preview; returns whether it had to be drawn. */
async function previewOf(file: string, dist: string, cache: string): Promise<boolean> {
  const html = await readFile(file, "utf8");
  const address = property(html, "og:image");
  const { host, pathname } = new URL(address);
  const picture = await readFile(join(dist, pathname));
  const drawing = previewDrawing({
    title: property(html, "og:title"),
    siteName: property(html, "og:site_name"),
    host,
  });
  const hash = createHash("sha256").update(drawing).update(picture).digest("hex").slice(0, 8);
  const name = `${hash}.jpeg`;
  const cached = await readFile(join(cache, name)).catch(() => undefined);
  const preview = cached ?? (await drawPreview(drawing, picture));
  if (!cached) await writeFile(join(cache, name), preview);
  await writeFile(join(dist, "_astro", name), preview);
  await writeFile(file, html.replace(address, address.replace(basename(pathname), name)));
  return !cached;
}

/** @throws {Error} when the page doesn't say it. */
function property(html: string, name: string): string {
  const [, content] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  if (!content) throw new Error(`A page has no ${name}.`);
  return content.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
