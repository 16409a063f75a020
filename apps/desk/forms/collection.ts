import { z } from "astro/zod";

/* What packages/content/schema/collection.ts is in the browser, which needs the shapes and not Astro's loaders. */

export function collection<Shape>(files: string, shape: Shape, names?: readonly string[]) {
  return { files, shape, isProse: false, names };
}

export function prose(files: string) {
  return { files, shape: () => z.strictObject({}), isProse: true, names: undefined };
}
