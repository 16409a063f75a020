import { z } from "astro/zod";
import type { OpenLink } from "../api.ts";
import { nameOf, readRecord } from "../store/records.ts";
import type { Repository } from "../store/repository.ts";
import { authorOf, bodyOf, type Routes } from "./request.ts";
import { openLinks, withdrawLink } from "./secret-links.ts";

/** The secret links that work now, and withdrawing one of them. */
export function openLinkRoutes(app: Routes, repository: Repository): void {
  app.get("/api/links", async (context) => {
    const links = await openLinks(repository);
    const answer: Promise<OpenLink>[] = links.map(async ({ digest, kind, path, by, until }) => {
      // The record may be gone.
      const record = path === undefined ? undefined : await readRecord(repository, path).catch(() => undefined);
      return { id: digest, kind, path, name: record && nameOf(record.path, record.value), by, until };
    });
    return context.json(await Promise.all(answer));
  });
  app.post("/api/links/withdraw", async (context) => {
    const { id } = await bodyOf(context, z.object({ id: z.string() }));
    authorOf(context);
    await withdrawLink(repository, id);
    return context.json({});
  });
}
