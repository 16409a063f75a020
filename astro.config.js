// Node reads this file by itself. Astro would start a Vite server to read a .ts: most of a second in every build.
export { default } from "./site.config.ts";
