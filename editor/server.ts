import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { readBrand } from "../brand/brand.ts";
import { favicon } from "../brand/icons.ts";
import { contentFolder } from "../content-check/content-folder.ts";
import { placeLabel } from "../content-check/problem.ts";
import { contentTypes } from "../hosting/hosting.ts";
import { upkeepChecks } from "../scripts/launch-check/checks.ts";
import { runChecks } from "../scripts/launch-check/run-checks.ts";
import { addPhotos, photoLists } from "./add-photos.ts";
import { answerGet, answerPost, isSameSecret } from "./answers.ts";
import { makeConfig } from "./config.ts";
import { isPicture, picturePaths, recordPaths } from "./content.ts";
import { readForm } from "./form-files.ts";
import { packageFile } from "./packages.ts";
import { page, pageAt, policy } from "./pages.ts";
import { loggedIn, personOf } from "./person.ts";
import { recoverPublishing } from "./publish/publish.ts";
import { saveForms } from "./save-forms.ts";
import { download, listBooks, upload } from "./spreadsheets/requests.ts";
import { type Owner, takeFolder } from "./store/folder-lock.ts";
import { openRepository } from "./store/repository.ts";

const types: Record<string, string> = {
  ...contentTypes,
  ".mjs": "text/javascript",
  ".ts": "text/javascript",
  ".wasm": "application/wasm",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export interface EditServer {
  /** `http://localhost:4323`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

interface EditOptions {
  /** The folder that content/ is in. */
  root: string;
  port: number;
  /** The address of the site's preview. */
  site?: string;
  /** The public address of the reverse proxy: "https://edit.hospital.example". */
  origin?: string;
}

/**
 * Serves the editor on localhost, for this computer or a reverse proxy.
 *
 * @throws {Error} with code `EADDRINUSE` when the port is taken; 0 takes any free one.
 * @throws {FolderTaken} when another process has the folder; it has that one's address.
 */
export async function startEditServer({ root, port, site, origin }: EditOptions): Promise<EditServer> {
  const repository = await openRepository(root);
  const context: EditorContext = { root, token: randomUUID(), site, origin, owner: undefined };
  const server = createServer((request, response) => {
    respond(request, response, context).catch((error) => {
      console.error(error);
      send(response, 500, "text/plain", "The editor's server failed; its window says more.");
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "localhost", resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  try {
    const { owner, release } = await takeFolder(repository, url);
    context.owner = owner;
    await recoverPublishing(root);
    return { url, close: () => close().then(release) };
  } catch (error) {
    await close();
    throw error;
  }
}

interface EditorContext {
  root: string;
  token: string;
  site: string | undefined;
  origin: string | undefined;
  /** Set once this server has the folder. */
  owner: Owner | undefined;
}

async function respond(request: IncomingMessage, response: ServerResponse, context: EditorContext): Promise<void> {
  // Blocks cross-site requests and DNS rebinding.
  const host = request.headers.host ?? "";
  const origin = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host) ? `http://${host}` : context.origin;
  if (!origin || new URL(origin).host !== host) return send(response, 403, "text/plain", "Only for this computer.");
  const { pathname, searchParams } = new URL(request.url ?? "/", origin);
  const path = decodeURIComponent(pathname);
  response.setHeader("Content-Security-Policy", policy(context));
  if (request.method === "POST") {
    const isOwn = request.headers.origin === origin && request.headers["x-edit-token"] === context.token;
    // `npm run publish` has the secret from the folder's lock.
    const hasKey = path === "/publish" && isSameSecret(String(request.headers["x-edit-key"]), context.owner?.key ?? "");
    if (!isOwn && !hasKey) return send(response, 403, "text/plain", "Only for the editor's own page.");
    const person = personOf(request, origin === context.origin);
    if (!(Number(request.headers["content-length"]) <= maxSaveBytes)) {
      await finished(request.resume());
      return sendJson(response, { refused: [tooLarge], renamed: {}, records: [], seen: {} });
    }
    const form = await formOf(request);
    if (path === "/save") return sendJson(response, await saveForms(context.root, form, person));
    if (path === "/photos") return sendJson(response, await addPhotos(context.root, form, person));
    if (path === "/spreadsheets") return sendJson(response, await upload(context.root, form, person));
    const body = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const done = await answerPost(context.root, path, body, person);
    if (done) return sendJson(response, done);
  }
  if (request.method !== "GET") return send(response, 405, "text/plain", "Only GET.");
  if (path === "/owner") return send(response, 200, "text/plain", context.owner?.id ?? "");
  if (path === "/person.json") return sendJson(response, loggedIn(request, origin === context.origin) ?? {});
  const html = pageAt(path, context);
  if (html) return send(response, 200, "text/html", html);
  if (path === "/spreadsheets.json") return sendJson(response, await listBooks(context.root));
  if (path === "/photos.json") return sendJson(response, await photoLists(context.root));
  if (path === "/config.json") return sendJson(response, await makeConfig(context.root));
  if (path === "/ready") {
    const isThere = await waitForPage(context, searchParams.get("page") ?? "/");
    return send(response, isThere ? 204 : 404, "text/plain", "");
  }
  if (path === "/upkeep.json") return sendJson(response, await upkeep(context.root));
  if (path === "/files.json") return sendJson(response, await listFiles(context.root));
  const found = await answerGet(context.root, path, searchParams);
  if (found) return sendJson(response, found);
  const bytes = await fileAt(path, context.root);
  if (bytes === undefined) return send(response, 404, "text/plain", "Not found.");
  send(response, 200, types[extname(path)] ?? "application/octet-stream", bytes);
}

async function fileAt(path: string, root: string): Promise<string | Buffer | undefined> {
  const [, folder, rest = ""] = /^\/([a-z]+)\/(.*)$/.exec(path) ?? [];
  if (path === "/favicon.svg") {
    const { icons } = await readBrand(join(root, contentFolder(root)));
    return favicon(icons.mark, icons.onDark);
  }
  if (folder === "spreadsheets") return download(root, rest.replace(/\.xlsx$/, ""));
  if (folder === "packages") return packageFile(rest);
  if (folder === "content" && isPicture(rest))
    return readFile(join(root, contentFolder(root), rest)).catch(() => undefined);
  if (folder !== "page" || !/^[a-z-]+\.(?:ts|css)$/.test(rest)) return undefined;
  const text = await readFile(join(page, rest), "utf8");
  return rest.endsWith(".ts") ? stripTypeScriptTypes(text) : text;
}

/** Waits up to a minute until the dev server knows a page that was just saved. */
async function waitForPage({ site = "" }: EditorContext, page: string): Promise<boolean> {
  const address = URL.parse(page, site);
  for (let tries = 0; address?.origin === site && tries < 120; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await setTimeout(500);
  }
  return false;
}

/** The upkeep checks, without those that need the network. */
async function upkeep(root: string) {
  const { open } = await runChecks(
    root,
    {},
    upkeepChecks.filter(({ id }) => id !== "links"),
  );
  return open.map(({ check, problems }) => ({
    title: check.title,
    toDo: check.toDo,
    places: problems.map((problem) => `${placeLabel(problem)}: ${problem.message}`),
  }));
}

async function listFiles(root: string) {
  const records = await Promise.all(recordPaths(root).map(async (path) => ({ path, ...(await readForm(root, path)) })));
  const pictures = await Promise.all(
    picturePaths(root).map(async (path) => {
      const { size, mtimeMs } = await stat(join(root, contentFolder(root), path));
      return { path, size, changedAt: mtimeMs };
    }),
  );
  return { records, pictures };
}

/** The largest request in bytes: several photos of the maximum size. */
const maxSaveBytes = 50_000_000;
const tooLarge =
  "This is more than 50 MB at once. Nothing was changed. Add fewer photos, save, and add the others then.";

function formOf(request: IncomingMessage): Promise<FormData> {
  const body = new Response(Readable.toWeb(request) as ReadableStream, {
    headers: { "Content-Type": request.headers["content-type"] ?? "" },
  });
  return body.formData();
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 200, "application/json", JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.statusCode = status;
  response.setHeader("Content-Type", /^(?:text\/|application\/json)[^;]*$/.test(type) ? `${type};charset=utf-8` : type);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.end(body);
}
