import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The service worker, which is made later, puts it into a saved copy. */
const addedLater = '<p class="ribbon">';

/**
 * Leaves out of each kind of page the styles of what none of its pages has: a component that the layout knows and the
 * page doesn't show, a look of a component that is not used there, a property that nothing reads. Pages that shared
 * their styles still do. What a script names stays, because the script may add it.
 */
export function unusedStyles(): AstroIntegration {
  return {
    name: "unused-styles",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        let elsewhere = "";
        for await (const path of glob("_astro/*.{css,js}", { cwd: dist }))
          elsewhere += await readFile(join(dist, path), "utf8");
        const files = await Array.fromAsync(glob("**/*.html", { cwd: dist }), (path) => join(dist, path));
        const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, "utf8") })));
        const styles = new Map<string, string>();
        for (const { html } of pages)
          for (const [, css = ""] of html.matchAll(style))
            styles.set(css, (styles.get(css) ?? addedLater) + html.replace(style, ""));
        const kept = new Map([...styles].map(([css, html]) => [css, usedStyles(css, html, elsewhere)]));
        for (const { file, html } of pages)
          await writeFile(
            file,
            html.replace(style, (element, css) => element.replace(css, () => kept.get(css) ?? css)),
          );
        const count = (of: Iterable<string>) => [...of].join("").length;
        logger.info(`${count(kept.keys()) - count(kept.values())} of ${count(kept.keys())} characters were not used.`);
      },
    },
  };
}

const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\([^()"'{]*\)|[{};]|[^"'{};(]+|\(/g;

/** A declaration with its semicolon, or what stands in braces behind a selector or an at-rule. */
type Part = string | { head: string; body: Part[] };

/** The part of `css` that the pages `html` use, or a file beside them names. */
export function usedStyles(css: string, html: string, elsewhere: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const hasClass = (name: string) => classes.has(name) || elsewhere.includes(name.replace(/__.*/, ""));
  const hasValue = (name: string, value: string) =>
    html.includes(` ${name}="${value}"`) || new RegExp(`["'\`]${value}["'\`]`).test(elsewhere);
  const isUsed = (selector: string) => {
    // What stands in brackets is one of several, or must not be there.
    const outside = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, "");
    return (
      [...outside.matchAll(/\.(-?[a-z][\w-]*)/gi)].every(([, name = ""]) => hasClass(name)) &&
      [...outside.matchAll(/\[(data-[\w-]+)="?([\w-]+)"?\]/g)].every(([, name = "", value = ""]) =>
        hasValue(name, value),
      )
    );
  };
  const isRead = (declaration: string) => {
    const [, property] = /^\s*(--[\w-]+):/.exec(declaration) ?? [];
    return !property || css.includes(`var(${property}`) || elsewhere.includes(property);
  };
  const used = (parts: Part[]): string =>
    parts
      .map((part) => {
        if (typeof part === "string") return isRead(part) ? part : "";
        const selectors = part.head.startsWith("@") ? [part.head] : part.head.split(/,(?![^(]*\))/).filter(isUsed);
        const body = selectors.length > 0 ? used(part.body) : "";
        return body && `${selectors.join(",")}{${body}}`;
      })
      .join("");
  return used(partsOf(css));
}

function partsOf(css: string): Part[] {
  const open: Part[][] = [[]];
  let text = "";
  const add = (part: Part) => open.at(-1)?.push(part);
  for (const [found] of css.matchAll(token)) {
    if (found === "{") {
      const body: Part[] = [];
      add({ head: text, body });
      open.push(body);
    } else if (found === "}") {
      add(text);
      open.pop();
    } else if (found === ";") add(`${text};`);
    else {
      text += found;
      continue;
    }
    text = "";
  }
  add(text);
  return open[0] ?? [];
}
