import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Answer, allowedMethods, answer, answeredFile, answerHeaders } from "./answer.ts";
import { checksumsFile } from "./checksums.ts";
import { contentTypes, type Hosting, hashedFiles, hiddenPath, hostingFile, lastingCache } from "./hosting.ts";

const root = new URL("../../", import.meta.url);

interface ServerOptions {
  /** Folder of the built site; the project's `dist/` if left out. */
  dist?: string;
  /** The hosting; by default read from the file that the build writes. */
  hosting?: Hosting;
  /** 0 takes any free port. */
  port: number;
}

export interface RunningServer {
  /** `http://localhost:4321`, without a slash at the end. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves the last complete build like a web server that is configured by `hosting`.
 *
 * @throws {Error} if the site isn't built, or with code `EADDRINUSE` if the port is taken.
 */
export async function startServer({
  dist = fileURLToPath(new URL("dist", root)),
  hosting,
  port,
}: ServerOptions): Promise<RunningServer> {
  let site = readSite(dist, hosting);

  const server = createServer((request, response) => {
    // A build first empties dist/, and writes the checksums last.
    const built = builtAt(dist);
    if (built !== undefined && built !== site.built) site = readSite(dist, hosting);
    const target = request.url ?? "/";
    const [path = "/"] = target.split("?");
    response.setHeader("Cache-Control", path.startsWith(hashedFiles) ? lastingCache : "no-cache");
    response.setHeader("Vary", "Accept-Encoding");
    const isPublic = (path: string) => site.files.has(path) && !hiddenPath.test(path);
    const reply = answer(request.method ?? "", target, site.hosting, isPublic);
    setHeaders(response, answerHeaders(reply, path, site.hosting), request.headers);
    const file = answeredFile(reply, path, site.hosting) ?? "";
    if (reply.status === 200) sendFile(request, response, site, file);
    else send(response, reply, site.files.get(file));
  });
  // Like other servers. Node's default of five seconds ends a connection while the tests send the next request.
  server.keepAliveTimeout = 75_000;
  server.on("clientError", (_, socket) => refuse(socket as Socket, site.hosting));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://localhost:${actual}`, port: actual, close: () => close(server) };
}

function readHosting(): Hosting {
  const file = new URL(hostingFile, root);
  if (!existsSync(file)) throw new Error(notBuilt(fileURLToPath(file)));
  return JSON.parse(readFileSync(file, "utf8"));
}

function notBuilt(path: string): string {
  return `The site is not built yet: ${path} is missing. Run "npm start", or "npm run build" first.`;
}

/** An in-memory snapshot of a build, which the next build can't change. */
interface Site {
  hosting: Hosting;
  /** Files by path. */
  files: Map<string, Buffer>;
  built?: number;
}

function readSite(dist: string, hosting = readHosting()): Site {
  if (!existsSync(join(dist, "index.html"))) throw new Error(notBuilt(dist));
  const names = globSync("{**/*,.well-known/**/*}", { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names.map((name) => [`/${relative(dist, name).split(sep).join("/")}`, readFileSync(name)] as const);
  return { hosting, files: new Map(files), built: builtAt(dist) };
}

/** The time of the last complete build; undefined during a build. */
function builtAt(dist: string): number | undefined {
  return statSync(join(dist, checksumsFile), { throwIfNoEntry: false })?.mtimeMs;
}

/** Ranges are ignored, as HTTP allows. */
function sendFile({ headers }: IncomingMessage, response: ServerResponse, { files }: Site, path: string): void {
  const accepted = String(headers["accept-encoding"]);
  const copies = {
    br: /\bbr\b/.test(accepted) && files.get(`${path}.br`),
    gzip: /\bgzip\b/.test(accepted) && files.get(`${path}.gz`),
  };
  const [encoding, body] = Object.entries(copies).find(([, copy]) => copy) ?? ["", files.get(path)];
  const etag = `"${createHash("sha256")
    .update(body || "")
    .digest("hex")
    .slice(0, 16)}"`;
  response.setHeader("Content-Type", contentTypes[extname(path)] ?? "application/octet-stream");
  response.setHeader("ETag", etag);
  if (headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", Buffer.byteLength(body || ""));
  response.end(body || "");
}

function setHeaders(
  response: ServerResponse,
  headers: Record<string, string>,
  requestHeaders: IncomingHttpHeaders,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, overHttp(name, value, requestHeaders));
}

/**
 * Removes `upgrade-insecure-requests` for Safari and for hosts other than localhost (a phone that opens this computer's
 * address), because it would break every request there. Other headers stay: browsers ignore HSTS over http.
 */
function overHttp(name: string, value: string, { host = "", "user-agent": browser = "" }: IncomingHttpHeaders): string {
  if (name !== "Content-Security-Policy") return value;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
  const isSafari = /AppleWebKit/.test(browser) && !/Chrom/.test(browser);
  return isLocal && !isSafari ? value : value.replace(/; upgrade-insecure-requests/, "");
}

function send(response: ServerResponse, reply: Answer, notFound: Buffer | undefined): void {
  response.statusCode = reply.status;
  response.setHeader("Cache-Control", "no-cache");
  if (reply.status === 301) response.setHeader("Location", reply.location);
  if (reply.status === 405) response.setHeader("Allow", allowedMethods.join(", "));
  const page = reply.status === 404 ? notFound : undefined;
  const body = page
    ? page
    : { 301: "", 400: "Bad request\n", 404: "Not found\n", 405: "Only GET and HEAD\n", 200: "" }[reply.status];
  response.setHeader("Content-Type", `text/${page ? "html" : "plain"};charset=utf-8`);
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.end(body);
}

/** Responds to requests that Node's parser rejects. */
function refuse(socket: Socket, hosting: Hosting): void {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({
    ...hosting.headers,
    "Cache-Control": "no-cache",
    "Content-Length": "0",
    Connection: "close",
  });
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
