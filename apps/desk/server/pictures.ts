import { join } from "node:path";
import { maxPictureSide } from "@hospital/content/limits";
import { z } from "astro/zod";
import sharp from "sharp";
import type { Crop, StoredPicture } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { readUpload, storeUpload } from "../store/pictures.ts";
import { contentBytes, nameOf, picturePaths, picturesOf, readRecords } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import type { Repository } from "../store/repository.ts";
import { saveFiles } from "../store/save.ts";
import { authorOf, bodyOf, formOf, type Routes, savedOf } from "./request.ts";

const types = { webp: "image/webp", jpg: "image/jpeg", jpeg: "image/jpeg", png: "image/png", avif: "image/avif" };
const picturePath = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(webp|jpe?g|png|avif)$/;

/** The width of a picture in whole pixels. */
const widthShape = z
  .stringFormat("width", /^[1-9]\d{0,5}$/)
  .transform((text) => Math.min(Number(text), maxPictureSide))
  .optional();

const part = z.number().min(0).max(1);
const cropShape: z.ZodType<Crop> = z
  .object({ left: part.lt(1), top: part.lt(1), width: part.gt(0), height: part.gt(0) })
  // A browser's fractions may add up to slightly more than 1.
  .refine(({ left, top, width, height }) => left + width < 1.001 && top + height < 1.001);

/** The routes that upload, serve, list and remove pictures. */
export function pictureRoutes(app: Routes, repository: Repository): void {
  app.post("/api/uploads", async (context) => {
    const { file, fields } = await formOf(context, "noPicture");
    const bytes = new Uint8Array(await file.arrayBuffer());
    return context.json(await storeUpload(repository, file.name, bytes, cropOf(fields.crop)));
  });
  app.get("/uploads/:name", async (context) => {
    const bytes = await readUpload(repository, context.req.param("name"));
    if (!bytes) return context.text("Not found.", 404);
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/webp" });
  });
  app.get("/pictures/:path{.+}", async (context) => {
    const path = context.req.param("path");
    const ending = picturePath.exec(path)?.[1];
    if (!ending) return context.text("Not found.", 404);
    const bytes = await contentBytes(repository, path).catch(() => undefined);
    if (!bytes) return context.text("Not found.", 404);
    context.header("Cache-Control", "no-cache");
    const parsed = widthShape.safeParse(context.req.query("width"));
    if (!parsed.success) throw new Refusal(refusalMessage("wrongWidth"));
    const width = parsed.data;
    if (!width)
      return context.body(new Uint8Array(bytes), 200, { "Content-Type": types[ending as keyof typeof types] });
    const small = await sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).webp().toBuffer();
    return context.body(new Uint8Array(small), 200, { "Content-Type": "image/webp" });
  });
  app.get("/api/pictures", async (context) => context.json(await storedPictures(repository)));
  app.post("/api/pictures/remove", async (context) => {
    const { paths: chosen } = await bodyOf(context, z.object({ paths: z.array(z.string()).min(1) }));
    const unused = (await storedPictures(repository)).filter(({ usedBy }) => usedBy.length === 0);
    const isUnused = (path: string) => unused.some((picture) => picture.path === path);
    const used = chosen.filter((path) => !isUnused(path));
    if (used.length > 0) throw new Refusal(refusalMessage("picturesShown", { names: used.join(", ") }));
    const files = chosen.map((path) => ({ path, bytes: undefined }));
    return context.json(
      await savedOf(repository, context, await saveFiles(repository, async () => files, authorOf(context))),
    );
  });
}

function cropOf(text: unknown): Crop | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  const parsed = cropShape.safeParse(parsedJson(text));
  if (!parsed.success) throw new Refusal(refusalMessage("wrongCrop"));
  return parsed.data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function storedPictures(repository: Repository): Promise<StoredPicture[]> {
  const records = await readRecords(repository);
  const users = new Map<string, StoredPicture["usedBy"]>();
  for (const { path, value } of records)
    for (const picture of new Set(picturesOf(path, value)))
      users.set(picture, [...(users.get(picture) ?? []), { path, name: nameOf(path, value) }]);
  const pictures = picturePaths(repository).filter((path) => picturePath.test(path) && !path.startsWith("brand/"));
  return Promise.all(
    pictures.map(async (path) => {
      const { width, height } = await sharp(join(repository.root, repository.content, path))
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      return { path, width, height, usedBy: users.get(path) ?? [] };
    }),
  );
}
