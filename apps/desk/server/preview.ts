import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { Message } from "@hospital/content/messages/labels";
import { defaultLocale, localePath, publishedLocales } from "@hospital/content/text/locales";
import { answer, answeredFile, answerHeaders } from "@hospital/hosting/answer";
import { contentTypes, type Hosting, hiddenPath } from "@hospital/hosting/hosting";
import { dayMs } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { SecretLink } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { hasFailed, type Preview, previewOf, removePreviews, requestPreview } from "../publish/preview.ts";
import { runDaily } from "../store/daily.ts";
import { readRecord } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import { headOf, type Repository } from "../store/repository.ts";
import { authorOf, bodyOf, languageOf, pageOf, type Routes } from "./request.ts";
import { createLink, findLink, openLinks } from "./secret-links.ts";

/** A desk that runs on one computer shows previews at this hostname, which browsers resolve to the computer itself. */
const localHost = /^preview\.localhost(:\d+)?$/;
const cookie = "preview";

/** The origin of previews: a separate one, so that a previewed page can't act as the desk. */
interface PreviewOptions {
  /** The desk's public address; absent on one computer. */
  origin?: string | undefined;
  /** "https://preview.hospital.example", for a desk with a public address. */
  previewOrigin?: string | undefined;
}

/** Creates the secret link to a preview, which opens at the page of a record, in the desk's language. */
export function previewRoutes(app: Routes, repository: Repository, options: PreviewOptions): void {
  app.post("/api/previews", async (context) => {
    const { path } = await bodyOf(context, z.object({ path: z.string().optional() }));
    const person = authorOf(context);
    if (path) await readRecord(repository, path);
    const { origin, previewOrigin } = options;
    if (origin && !previewOrigin) throw new Refusal(refusalMessage("previewNotSetUp"));
    const commit = await headOf(repository);
    const { secret, until } = await createLink(repository, { kind: "preview", commit, path }, person);
    requestPreview(repository, commit);
    const language = languageOf(context);
    const locale = publishedLocales.includes(language) ? language : defaultLocale;
    const page = localePath((path && pageOf(path)) || "/", locale);
    const port = new URL(context.req.url).port || "80";
    const address = `${previewOrigin ?? `http://preview.localhost:${port}`}/open/${secret}${page}`;
    const link: SecretLink = { address, url: previewOrigin && address, until };
    return context.json(link);
  });
}

/**
 * Deletes the previews without an open link at the start and once a day.
 *
 * @returns a function that stops it.
 */
export function keepPreviewsCleared(repository: Repository): () => Promise<unknown> {
  return runDaily(() => removePreviews(repository, () => wantedCommits(repository)));
}

async function wantedCommits(repository: Repository): Promise<Set<string>> {
  return new Set((await openLinks(repository)).flatMap((link) => (link.kind === "preview" ? link.commit : [])));
}

/** Whether a request is for a preview, by its host. */
export function isForPreview(context: Context, { origin, previewOrigin }: PreviewOptions): boolean {
  const host = context.req.header("Host") ?? "";
  return origin ? previewOrigin !== undefined && host === new URL(previewOrigin).host : localHost.test(host);
}

/** A file of the previewed site, for a browser that has opened a link. A cookie stores the link's secret. */
export async function answerPreview(context: Context, repository: Repository): Promise<Response> {
  context.header("X-Robots-Tag", "noindex, nofollow");
  context.header("Referrer-Policy", "no-referrer");
  context.header("Cache-Control", "no-store");
  const { pathname, search } = new URL(context.req.url);
  // A single slash: the browser would read "//name" as another site.
  const [, opened, page] = /^\/open\/([\w-]+)\/+(.*)$/.exec(pathname) ?? [];
  try {
    const link = await findLink(repository, opened ?? getCookie(context, cookie) ?? "", "preview");
    if (opened) {
      const isSecure = !localHost.test(context.req.header("Host") ?? "");
      const expires = new Date(Date.parse(link.until) + dayMs);
      setCookie(context, cookie, opened, { httpOnly: true, sameSite: "Lax", secure: isSecure, expires });
      return context.redirect(`/${page}${search}`);
    }
    const preview = previewOf(repository, link.commit);
    if (preview) return await answerFile(context, preview);
    if (hasFailed(repository, link.commit)) return context.html(notice(refusalMessage("previewFailed")), 503);
    // Starts again after a restart.
    requestPreview(repository, link.commit);
    return context.html(notice(refusalMessage("previewIsBuilt"), 5), 503);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [line = refusalMessage("linkUnknown")] = error.lines;
    return context.html(notice(line), 403);
  }
}

async function answerFile(context: Context, { dist, hosting: file }: Preview): Promise<Response> {
  const hosting: Hosting = JSON.parse(await readFile(file, "utf8"));
  const { pathname, search } = new URL(context.req.url);
  const isPublic = (path: string) => isFileIn(dist, path) && !hiddenPath.test(path);
  const reply = answer(context.req.method, pathname + search, hosting, isPublic);
  if (reply.status === 301) return context.redirect(reply.location, 301);
  if (reply.status === 400 || reply.status === 405) return context.text("", reply.status);
  for (const [name, value] of Object.entries(answerHeaders(reply, pathname, hosting))) context.header(name, value);
  const sent = answeredFile(reply, pathname, hosting);
  context.header("Content-Type", contentTypes[extname(sent ?? ".html")] ?? "application/octet-stream");
  return context.body(new Uint8Array(sent ? await readFile(join(dist, sent)) : []), reply.status);
}

/** Whether the folder of the built site has this file. */
function isFileIn(dist: string, path: string): boolean {
  const file = join(dist, path);
  return file.startsWith(dist + sep) && Boolean(statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** A page for people with the link, who may not read the desk's languages. */
function notice({ en, hi }: Message, reloadSeconds?: number): string {
  const reload = reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : "";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${reload}<title>${en}</title><h1 style="font:1.25rem system-ui">${en}</h1><p lang="hi" style="font:1.25rem system-ui">${hi}</p></html>`;
}
