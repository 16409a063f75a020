import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type ClientHttp2Session, connect as connectHttp2, constants } from "node:http2";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { Hosting } from "../../hosting/hosting.ts";
import { selfSigned } from "../certificate.ts";
import { ensureWebServer, startNginx } from "../web-servers.ts";
import type { Figure } from "./figure.ts";
import { builtSite } from "./site.ts";

// Ten segments of 1,448 bytes: Ethernet's 1,500 without the headers of IP and TCP with timestamps.
const firstWindow = 14_480;

/**
 * What nginx sends over TLS 1.3 and HTTP/2 until a page's first screen is there: all bytes after its part of the
 * handshake, and the headers of everything that home loads.
 */
export async function firstFlight(): Promise<Figure[]> {
  ensureWebServer("nginx");
  const { dist, hosting } = builtSite();
  const folder = mkdtempSync(join(tmpdir(), "flight-"));
  const site: Hosting = { ...hosting, origin: "https://localhost" };
  const certificate = selfSigned(folder, ["localhost"]);
  const server = await startNginx({ dist, hosting: site, certificate });
  try {
    const flights: { page: string; bytes: number }[] = [];
    for (const page of hosting.routes) flights.push({ page, bytes: await flightOf(server.port, page) });
    const [longest] = flights.toSorted((a, b) => b.bytes - a.bytes);
    const fitting = flights.filter(({ bytes }) => bytes <= firstWindow);
    const home = readFileSync(join(dist, "index.html"), "utf8");
    // Of each picture one size comes.
    const ofHome = new Set(Array.from(home.matchAll(/ (?:src|href)="(\/_astro\/[^"]+)"/g), ([, path = ""]) => path));
    return [
      {
        what: "Pages whose first screen comes in the first flight",
        measured: `${fitting.length} of ${flights.length}`,
        aim: "all",
      },
      {
        what: `Longest first flight, bytes (${longest?.page})`,
        measured: longest?.bytes ?? 0,
        aim: `at most ${firstWindow}`,
      },
      {
        what: `Headers of home and the ${ofHome.size} files of a visit, bytes`,
        measured: await headersOf(server.port, ["/", ...ofHome]),
        aim: "at most 35000",
      },
    ];
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

interface Connection {
  /** Without TLS: it counts what comes. */
  line: Socket;
  secure: TLSSocket;
  session: ClientHttp2Session;
}

async function open(port: number): Promise<Connection> {
  const line = connect(port, "127.0.0.1");
  const secure = connectTls({
    socket: line,
    servername: "localhost",
    ALPNProtocols: ["h2"],
    minVersion: "TLSv1.3",
    rejectUnauthorized: false,
  });
  await new Promise((resolve) => secure.once("secureConnect", resolve));
  return { line, secure, session: connectHttp2("https://localhost", { createConnection: () => secure }) };
}

function ask(session: ClientHttp2Session, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const stream = session.request({ [constants.HTTP2_HEADER_PATH]: path, "accept-encoding": "br" });
    stream.on("data", (part) => parts.push(part));
    stream.on("end", () => resolve(Buffer.concat(parts))).on("error", reject);
  });
}

async function flightOf(port: number, path: string): Promise<number> {
  const { line, session } = await open(port);
  const handshake = line.bytesRead;
  const body = await ask(session, path);
  // Tickets, settings, headers and what frames and records add to the page.
  const around = line.bytesRead - handshake - body.length;
  session.destroy();
  const html = brotliDecompressSync(body).toString();
  const end = html.indexOf('id="first-screen-end"');
  return around + brotliCompressSync(html.slice(0, end)).length;
}

/** As frames of one connection, where each name and value is sent anew. */
async function headersOf(port: number, paths: string[]): Promise<number> {
  const { line, session } = await open(port);
  await ask(session, "/robots.txt");
  let bytes = 0;
  for (const path of paths) {
    const before = line.bytesRead;
    const stream = session.request({
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_METHOD]: "HEAD",
      "accept-encoding": "br",
    });
    await new Promise((resolve) => stream.resume().on("close", resolve));
    await setTimeout(1);
    bytes += line.bytesRead - before;
  }
  session.destroy();
  return bytes;
}
