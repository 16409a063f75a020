import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** src/interaction-directive.ts */
    "client:interaction"?: boolean;
  }
}

/** Adds `client:interaction`: an island that loads when someone is about to use it, and not a byte of it before. */
export function clientInteraction(): AstroIntegration {
  // A path: of a URL, Astro's bundler only knows the text.
  const entrypoint = fileURLToPath(new URL("../../src/interaction-directive.ts", import.meta.url));
  return {
    name: "client-interaction",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => addClientDirective({ name: "interaction", entrypoint }),
    },
  };
}
