import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Adds `client:touch`: an island that loads when someone is about to use it, and not a byte of it before. */
export function clientTouch(): AstroIntegration {
  // A path: of a URL, Astro's bundler only knows the text.
  const entrypoint = fileURLToPath(new URL("./directive.ts", import.meta.url));
  return {
    name: "client-touch",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => addClientDirective({ name: "touch", entrypoint }),
    },
  };
}
