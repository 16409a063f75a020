// Node reads this file by itself; for a .ts Astro would start a Vite server, most of a second in every build. Restart
// `npm run dev` after a change of apps/site/site.config.ts.
export { default } from "./site.config.ts";
