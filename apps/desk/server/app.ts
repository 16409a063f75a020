import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { readHospitalBrand } from "@hospital/content/hospital-brand";
import { languagesOf } from "@hospital/content/hospital-languages";
import { favicon } from "@hospital/theme/app-icons";
import { type Brand, plainBrand, tokens } from "@hospital/theme/brand";
import { withColours } from "@hospital/theme/palette";
import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { secureHeaders } from "hono/secure-headers";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import { type Repository, refusalFor } from "../store/repository.ts";
import { contentRoutes } from "./content.ts";
import { type Accounts, loggedIn } from "./login.ts";
import { noticeRoutes } from "./notice-picture.ts";
import { openLinkRoutes } from "./open-links.ts";
import { pictureRoutes } from "./pictures.ts";
import { answerPreview, isForPreview, previewRoutes } from "./preview.ts";
import { publishingEvents, publishingRoutes } from "./publishing.ts";
import { languageOf, type Routes, type Variables } from "./request.ts";
import { reviewRoutes } from "./review.ts";
import { Sessions, sessionRoutes } from "./sessions.ts";
import { sheetRoutes } from "./sheets.ts";
import { todayRoutes } from "./today.ts";

export interface DeskOptions {
  repository: Repository;
  /** The folder of the built application. */
  application: string;
  /** The secret of `npm run publish`: see `takeFolder`. */
  key: string;
  /** The public address, behind a reverse proxy: "https://edit.hospital.example". */
  origin?: string | undefined;
  /** The accounts; without them, the reverse proxy authenticates. */
  accounts?: Accounts | undefined;
  /** The public address of the previews that secret links open: "https://preview.hospital.example". */
  previewOrigin?: string | undefined;
  /** The address of the pages beside the forms. */
  preview?: string | undefined;
}

/** The largest file in bytes: a photo from a camera, or a spreadsheet. */
const maxFileBytes = 30_000_000;
/** The largest other request in bytes. A longer one blocks the desk for everyone while it is parsed. */
const maxBytes = 7_000_000;
const filePaths = /^\/api\/(?:uploads|sheets)$/;
/** Paths that need a login if the desk has accounts; the application itself shows the login form. */
const closedPaths = /^\/(?:api|pictures|uploads)\//;
/** Paths that a clinician's link, or the login form, may reach without a login. */
const openPaths = /^\/(?:review\/|api\/(?:review\/|session$|log-in$)|assets\/|tokens\.css$|favicon\.svg$)/;

/** The desk's server. `serve` listens on a port; tests send requests without one. */
export function createApp(options: DeskOptions): Routes {
  const { repository, application } = options;
  const app: Routes = new Hono();
  // Must be first: previews have their own headers, and no other part of the desk answers at their origin.
  app.use(async (context, next) => {
    if (isForPreview(context, options)) return answerPreview(context, repository);
    await next();
    return undefined;
  });
  app.use(secureHeaders({ ...headers(options.preview), strictTransportSecurity: false }));
  const { accounts } = options;
  const sessions = accounts && new Sessions(repository, accounts);
  app.use((context, next) => guard(context, next, options, sessions));
  app.use(compress());
  app.use("/api/*", limitBody);
  app.use("/api/*", except(publishingEvents, etag()));
  app.use("/api/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-cache");
    // The desk's clock.
    context.header("Date", new Date(Date.now()).toUTCString());
  });
  app.onError((error, context) => answerError(error, context, repository));
  // Must come before the other routes, because it watches their saves.
  publishingRoutes(app, repository);
  if (sessions) sessionRoutes(app, sessions, accounts);
  contentRoutes(app, repository, { preview: options.preview, hasLogin: sessions !== undefined });
  pictureRoutes(app, repository);
  todayRoutes(app, repository);
  sheetRoutes(app, repository);
  reviewRoutes(app, repository, options.origin);
  previewRoutes(app, repository, options);
  openLinkRoutes(app, repository);
  noticeRoutes(app, repository);
  app.all("/api/*", (context) =>
    context.json(new Refusal(refusalMessage("noSuchAddress")).in(languageOf(context)), 404),
  );
  app.get("/tokens.css", async (context) => {
    const { palette } = await brandOrDefault(repository);
    return context.body(withColours(tokens, palette), 200, { "Content-Type": "text/css; charset=utf-8" });
  });
  app.get("/favicon.svg", async (context) => {
    const { icons } = await brandOrDefault(repository);
    return context.body(favicon(icons.mark, icons.onDark), 200, { "Content-Type": "image/svg+xml" });
  });
  applicationFiles(app, application);
  return app;
}

/** A brand that can't be read doesn't block the desk's colours; the page "Publish" shows the problem. */
function brandOrDefault({ root }: Repository): Promise<Brand> {
  return readHospitalBrand(root).catch(() => plainBrand(languagesOf(root)));
}

/** The built application: its files have a digest in their name, and every other address is its page. */
function applicationFiles(app: Routes, application: string): void {
  const onFound = (_path: string, context: Context) => {
    context.header("Cache-Control", "public, max-age=31536000, immutable");
  };
  app.use("/assets/*", serveStatic({ root: application, precompressed: true, onFound }));
  app.get("/assets/*", (context) => context.text("Not found.", 404));
  app.get("*", async (context) => {
    const page = await readFile(join(application, "index.html"), "utf8").catch(() => undefined);
    if (!page) return context.text("The application is not built: npm run desk", 503);
    context.header("Cache-Control", "no-cache");
    return context.html(page);
  });
}

function headers(preview = "") {
  return {
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "blob:", "data:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: ["'self'", ...(preview ? [preview] : [])],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "no-referrer" as const,
  };
}

/** Refuses other sites, other names of this computer, and people without a login. */
async function guard(
  context: Context<Variables>,
  next: () => Promise<void>,
  { origin, key }: DeskOptions,
  sessions: Sessions | undefined,
): Promise<Response | undefined> {
  const { path, method } = context.req;
  // `npm run publish` has the secret from the folder's lock.
  const hasKey = path === "/api/publish" && isSameSecret(context.req.header("X-Edit-Key"), key);
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  // Online, only this origin is allowed: a proxy may call this computer by any name.
  const deskUrl = origin ? new URL(origin) : isLocal ? new URL(`http://${host}`) : undefined;
  if (deskUrl?.host !== host && !hasKey) return context.text("Only for this computer.", 403);
  const isChange = method !== "GET" && method !== "HEAD";
  if (isChange && context.req.header("Origin") !== deskUrl?.origin && !hasKey)
    return context.text("Only for the desk's own page.", 403);
  const isOpen = !origin || hasKey || openPaths.test(path) || (sessions && !closedPaths.test(path));
  const person = sessions ? await sessions.personOf(context) : origin ? loggedIn(context) : undefined;
  if (!person && !isOpen) return context.json(new Refusal(refusalMessage("loginNeeded")).in(languageOf(context)), 401);
  context.set("person", person);
  await next();
  return undefined;
}

/** Refuses a body that is too large, and a body without a length, which no browser sends. */
async function limitBody(context: Context, next: () => Promise<void>): Promise<Response | undefined> {
  const isUnknown = context.req.header("Transfer-Encoding") !== undefined;
  const isFile = filePaths.test(context.req.path);
  const isTooLarge = Number(context.req.header("Content-Length") ?? 0) > (isFile ? maxFileBytes : maxBytes);
  if (!isUnknown && !isTooLarge) {
    await next();
    return undefined;
  }
  await discardBody(context.req.raw);
  const refusal = new Refusal(refusalMessage(isUnknown ? "notUnderstood" : isFile ? "tooLarge" : "tooLong"));
  return context.json(refusal.in(languageOf(context)), isTooLarge ? 413 : 411);
}

/** The limits for reading the rest of a refused upload. */
const discarded = { seconds: 120, bytes: 20 * maxFileBytes };

/** Reads the rest of a body. A browser reports a network error if the response arrives before the end of its upload. */
async function discardBody({ body }: Request): Promise<void> {
  const end = performance.now() + discarded.seconds * 1000;
  let size = 0;
  if (!body) return;
  for await (const part of body) {
    size += part.length;
    if (size > discarded.bytes || performance.now() > end) return;
  }
}

function isSameSecret(received = "", expected: string): boolean {
  const [receivedBytes, expectedBytes] = [Buffer.from(received), Buffer.from(expected)];
  return (
    receivedBytes.length === expectedBytes.length && expected !== "" && timingSafeEqual(receivedBytes, expectedBytes)
  );
}

function answerError(error: unknown, context: Context, repository: Repository): Response {
  try {
    const refusal = refusalFor(error, repository.root);
    const body = refusal.in(languageOf(context));
    return context.json(body, body.conflicts ? 409 : 422);
  } catch {
    console.error(error);
    return context.json(new Refusal(refusalMessage("serverFailed")).in(languageOf(context)), 500);
  }
}
