import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** integrations/client-interaction/directive.ts */
    "client:interaction"?: boolean;
  }
}
