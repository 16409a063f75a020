import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** integrations/client-touch/directive.ts */
    "client:touch"?: boolean;
  }
}
