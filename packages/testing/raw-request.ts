import { connect } from "node:net";

export interface RawReply {
  status: number;
  /** By lower-case name; repeated headers are joined by commas. */
  headers: Record<string, string>;
  /** The size of the raw headers with the status line. */
  headerBytes: number;
  body: Buffer;
}

/** Sends a raw request, which `node:http` would refuse if it is malformed. */
export function askRaw(port: number, line: string, headers: Record<string, string> = {}): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const head = Object.entries({ Host: "localhost", Connection: "close", ...headers });
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(
        `${line} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
        "latin1",
      ),
    );
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject).on("close", () => resolve(parse(Buffer.concat(parts))));
  });
}

function parse(reply: Buffer): RawReply {
  const end = reply.indexOf("\r\n\r\n");
  const [first = "", ...lines] = reply.subarray(0, end).toString("latin1").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  const body = reply.subarray(end + 4);
  const isChunked = headers["transfer-encoding"] === "chunked";
  return {
    status: Number(first.split(" ")[1]),
    headers,
    headerBytes: end + 4,
    body: isChunked ? joinChunks(body) : body,
  };
}

function joinChunks(body: Buffer): Buffer {
  const lineEnd = body.indexOf("\r\n");
  const size = Number.parseInt(body.subarray(0, lineEnd).toString(), 16);
  if (!size) return Buffer.alloc(0);
  const start = lineEnd + 2;
  return Buffer.concat([body.subarray(start, start + size), joinChunks(body.subarray(start + size + 2))]);
}
