// Node can load this file directly. For a TypeScript configuration, Astro would start a Vite server, which takes most
// of a second in every build. Restart `npm run dev` after a change of apps/site/site.config.ts.
export { default } from "./site.config.ts";
