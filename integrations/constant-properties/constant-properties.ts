import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Writes the value of every design token that is the same all over the site into the pages' styles: a twentieth less for
 * each page. What dark mode, a language or a component sets anew stays a property, and so does what a file beside the
 * pages uses.
 */
export function constantProperties(): AstroIntegration {
  return {
    name: "constant-properties",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = new Map<string, string>();
        for await (const path of glob("**/*.html", { cwd: dist }))
          pages.set(join(dist, path), await readFile(join(dist, path), "utf8"));
        const elsewhere: string[] = [];
        for await (const path of glob("_astro/*.{css,js}", { cwd: dist }))
          elsewhere.push(await readFile(join(dist, path), "utf8"));
        const styles = new Set(
          [...pages.values()].flatMap((html) => [...html.matchAll(style)].map(([, css = ""]) => css)),
        );
        const constants = constantsOf([...styles], elsewhere);
        for (const [file, html] of pages)
          await writeFile(
            file,
            html.replace(style, (element, css) => element.replace(css, () => inlineConstants(css, constants))),
          );
      },
    },
  };
}

const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
const property = /--[a-z][\w-]*/g;
const definition = /(--[a-z][\w-]*):([^;{}]*);?/g;
/** Astro's, after a font's name: `Figtree-6d861bab4b5c35c7`. */
const fontHash = /-[\da-f]{16}(?=[;,"} ])/g;
const root = /:root\{([^{}]*)\}/g;

/** The properties that `styles` set on `:root`, wherever they set them to one value, but for those in `elsewhere`. */
export function constantsOf(styles: string[], elsewhere: string[]): Map<string, string> {
  const kept = new Set(elsewhere.flatMap((text) => text.match(property) ?? []));
  const all = styles.join("\n");
  const values = Map.groupBy(all.matchAll(definition), ([, name = ""]) => name);
  const isConstant = (name: string) =>
    !kept.has(name) && new Set(values.get(name)?.map(([, , value = ""]) => value.trim())).size === 1;
  const onRoot = [...all.matchAll(root)].flatMap(([, block = ""]) => [...block.matchAll(definition)]);
  return new Map(onRoot.flatMap(([, name = "", value = ""]) => (isConstant(name) ? [[name, value.trim()]] : [])));
}

/** `css` with the values of `constants` in the place of their names, and without their definitions. */
export function inlineConstants(css: string, constants: ReadonlyMap<string, string>): string {
  const resolve = (text: string): string =>
    text.replace(/var\((--[a-z][\w-]*)\)/g, (whole, name) => {
      const value = constants.get(name);
      return value === undefined ? whole : resolve(value);
    });
  const withoutConstants = css.replace(root, (_, block: string) => {
    const rest = block.replace(definition, (one, name) => (constants.has(name) ? "" : one));
    return rest === "" ? "" : `:root{${rest}}`;
  });
  return resolve(withoutConstants)
    .replace(fontHash, "")
    .replace(/(?<=\})\n|(?<=,) /g, "");
}
