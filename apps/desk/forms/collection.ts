import { z } from "astro/zod";

/* Replaces packages/content/schema/collection.ts in the browser, which needs the schemas without Astro's loaders. */

export function collection<Shape>(files: string, shape: Shape, names?: readonly string[]) {
  return { files, shape, isProse: false, names };
}

export function prose(files: string) {
  return { files, shape: () => z.strictObject({}), isProse: true, names: undefined };
}
