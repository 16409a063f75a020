// Astro reads the collections from this file.
export { collections } from "@hospital/content/collections";
