import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { type Answer, allowedMethods, answer } from "../integrations/hosting/answer.ts";
import { cacheControl, type Hosting, hiddenPath, hostingFile } from "../integrations/hosting/hosting.ts";

const root = new URL("../", import.meta.url);

export interface ServerOptions {
  /** Folder of the built site; the project's `dist/` if left out. */
  dist?: string;
  /** What the build found out about the site; read from the file the build leaves if left out. */
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
 * Serves the built site as a web server does that follows `integrations/hosting`. It knows the files of the moment it
 * started: start it again after a build.
 *
 * @throws {Error} when the site was not built, or with code `EADDRINUSE` when the port is taken.
 */
export async function startServer({
  dist = fileURLToPath(new URL("dist", root)),
  hosting = readHosting(),
  port,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(dist, "index.html"))) throw new Error(notBuilt(dist));
  const files = publicFiles(dist);
  const serveFile = sirv(dist, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    dotfiles: false,
    etag: true,
    setHeaders: (response, path) => {
      const type = hosting.types[extname(path)];
      if (type) response.setHeader("Content-Type", type);
    },
  });

  const server = createServer((request, response) => {
    const target = request.url ?? "/";
    setHeaders(response, hosting.headers, request.headers);
    const [path = "/"] = target.split("?");
    response.setHeader("Cache-Control", cacheControl(path, hosting.cache));
    response.setHeader("Vary", "Accept-Encoding");
    // The deepest one that has the address in its folder.
    const file = hosting.notFound.findLast((file) => target.startsWith(file.replace("404.html", "")));
    const notFound = file && join(dist, file);
    const reply = answer(request.method ?? "", target, hosting, (path) => files.has(path));
    const isPage =
      reply.status === 404 || (reply.status === 200 && (path.endsWith(".html") || hosting.routes.includes(path)));
    if (isPage) setHeaders(response, hosting.pageHeaders, request.headers);
    if (reply.status !== 200) return send(response, reply, notFound);
    // sirv stops the process on a range whose end comes before its start; a server may ignore ranges.
    request.headers.range = undefined;
    serveFile(request, response, () => send(response, { status: 404 }, notFound));
  });
  server.on("clientError", (_, socket) => refuse(socket as Socket, hosting));
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

/** Paths of the files that anybody may see. */
function publicFiles(dist: string): Set<string> {
  const paths = globSync("{**/*,.well-known/**/*}", { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  return new Set(paths.filter((path) => !new RegExp(hiddenPath).test(path)));
}

function setHeaders(response: ServerResponse, headers: Record<string, string>, asked: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, overHttp(name, value, asked));
}

/**
 * The headers stay as they are in public: browsers ignore Strict-Transport-Security over http, and on localhost don't
 * upgrade requests. Safari does, and so does every browser on any other name, such as this computer's address typed into
 * a phone: they would find nothing.
 */
function overHttp(name: string, value: string, { host = "", "user-agent": browser = "" }: IncomingHttpHeaders): string {
  if (name !== "Content-Security-Policy") return value;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
  const isSafari = /AppleWebKit/.test(browser) && !/Chrom/.test(browser);
  return isLocal && !isSafari ? value : value.replace(/; upgrade-insecure-requests/, "");
}

function send(response: ServerResponse, reply: Answer, notFound: string | undefined): void {
  response.statusCode = reply.status;
  response.setHeader("Cache-Control", "no-cache");
  if (reply.status === 301) response.setHeader("Location", reply.location);
  if (reply.status === 405) response.setHeader("Allow", allowedMethods.join(", "));
  const page = reply.status === 404 ? notFound : undefined;
  const body = page
    ? readFileSync(page)
    : { 301: "", 400: "Bad request\n", 404: "Not found\n", 405: "Only GET and HEAD\n", 200: "" }[reply.status];
  response.setHeader("Content-Type", `text/${page ? "html" : "plain"};charset=utf-8`);
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.end(body);
}

/** Answers what Node's parser could not read: it never becomes a request. */
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
