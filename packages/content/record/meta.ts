import type { z } from "astro/zod";

const metas = new WeakMap<z.ZodType, z.GlobalMeta>();

/** A schema's metadata; zod's `meta()` merges it with every call, and thousands of values share few schemas. */
export function metaOf(shape: z.ZodType): z.GlobalMeta {
  const cached = metas.get(shape);
  if (cached) return cached;
  const meta = shape.meta() ?? {};
  metas.set(shape, meta);
  return meta;
}
