import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { connect } from "node:tls";
import { constants, createGunzip } from "node:zlib";
import { freePort } from "@hospital/testing/free-port";
import { findWebServer, howToInstall, isLeftOut } from "@hospital/testing/web-servers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { touch } from "../publish/state.ts";
import { Desk } from "../tests/support/desk.ts";
import { Accounts } from "./login.ts";
import { type DeskServer, serveDesk } from "./serve.ts";

const project = join(import.meta.dirname, "../../..");
const program = findWebServer("caddy");
const host = "edit.hospital.example";
const password = "a long one for the front desk";

/**
 * The desk behind Caddy, as in apps/desk/docs/edit-online.md: with its Caddyfile, Caddy's own certificate, and one
 * login.
 */
let desk: Desk;
let server: DeskServer;
let caddy: ReturnType<typeof spawn>;
let port = 0;
let plainPort = 0;

async function handshake(): Promise<void> {
  const socket = connect({ port, host: "localhost", servername: host, rejectUnauthorized: false });
  await once(socket, "secureConnect");
  socket.destroy();
}

beforeAll(async () => {
  if (!program) return;
  desk = await Desk.open();
  [port, plainPort] = [await freePort(), await freePort()];
  const accounts = join(desk.root, "../accounts");
  const hash = execFileSync(program, ["hash-password", "--plaintext", password]).toString().trim();
  writeFileSync(accounts, `Sunita ${hash}\n`);
  const origin = `https://${host}:${port}`;
  const application = join(desk.root, "application");
  server = await serveDesk({ root: desk.root, port: 0, origin, application, accounts: new Accounts(accounts) });
  const configuration = join(desk.root, "../Caddyfile");
  const options = `{\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust\n\tadmin off\n}\n`;
  writeFileSync(configuration, `${options}import "${join(project, "deploy/edit.caddyfile")}"\n`);
  const homeFolder = join(desk.root, "..");
  caddy = spawn(program, ["run", "--config", configuration, "--adapter", "caddyfile"], {
    env: {
      PATH: process.env.PATH,
      HOME: homeFolder,
      XDG_DATA_HOME: homeFolder,
      EDIT_ADDRESS: host,
      EDIT_TLS: "tls internal",
      EDIT_PORT: new URL(server.url).port,
    },
  });
  // It accepts connections before it has created its certificate and uses it.
  await vi.waitFor(handshake, { timeout: 60_000, interval: 100 });
});
afterAll(async () => {
  if (!program) return;
  caddy.kill();
  await once(caddy, "exit");
  await server.close();
  desk.close();
});

interface Asked {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  /** Name and password. */
  login?: string;
}

/** Requests an address through Caddy, like a browser that resolves it. */
async function ask(path: string, { method = "GET", body, headers = {}, login }: Asked = {}) {
  const clientRequest = request({
    host: "localhost",
    servername: host,
    port,
    path,
    method,
    rejectUnauthorized: false,
    headers: {
      Host: `${host}:${port}`,
      Origin: `https://${host}:${port}`,
      "Content-Type": "application/json",
      ...headers,
    },
    ...(login && { auth: login }),
  });
  clientRequest.end(body);
  const [response] = await once(clientRequest, "response");
  let text = "";
  for await (const part of response) text += part;
  return { status: response.statusCode as number, text, headers: response.headers as IncomingHttpHeaders };
}

/** The cookie of a new session. */
async function begin(): Promise<string> {
  const response = await ask("/api/log-in", { method: "POST", login: `Sunita:${password}` });
  return response.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
}

test.skipIf(isLeftOut("caddy"))(
  `saves under the name of the account, whatever name the browser sends (${howToInstall("caddy")})`,
  async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const forged = { "Remote-User": "The director", "X-Desk-Person": "The director" };
    expect((await ask("/api/records")).status).toBe(401);
    expect((await ask("/api/records", { headers: forged })).status).toBe(401);
    expect((await ask("/api/log-in", { method: "POST", login: "Sunita:wrong" })).status).toBe(401);
    const headers = { ...forged, Cookie: await begin() };
    const { version, value } = JSON.parse((await ask("/api/record?path=hospital.yaml", { headers })).text);
    const changed = { ...value, phones: { ...value.phones, emergency: "+91 00000 00099" } };
    const body = JSON.stringify({ changes: [{ path: "hospital.yaml", version, base: value, value: changed }] });
    expect((await ask("/api/save", { method: "POST", body, headers })).status).toBe(200);
    expect(desk.read("hospital.yaml")).toContain("+91 00000 00099");
    expect(desk.git("log", "-1", "--format=%an")).toBe("Sunita");
  },
);

test.skipIf(isLeftOut("caddy"))(
  `logs a browser in and out with a session, only over https (${howToInstall("caddy")})`,
  async () => {
    const page = await ask("/");
    expect([page.status, page.headers["strict-transport-security"]]).toEqual([200, "max-age=63072000"]);
    const headers = { Cookie: await begin() };
    expect((await ask("/api/records", { headers })).status).toBe(200);
    expect((await ask("/api/log-out", { method: "POST", headers })).status).toBe(200);
    expect((await ask("/api/records", { headers })).status).toBe(401);
  },
);

test.skipIf(isLeftOut("caddy"))(
  "receives each change of the publishing state immediately, also compressed",
  async () => {
    const clientRequest = request({
      host: "localhost",
      servername: host,
      port,
      path: "/api/publishing/events",
      rejectUnauthorized: false,
      headers: { Host: `${host}:${port}`, "Accept-Encoding": "gzip", Cookie: await begin() },
    });
    clientRequest.end();
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    const isCompressed = response.headers["content-encoding"] === "gzip";
    const events = isCompressed ? response.pipe(createGunzip({ flush: constants.Z_SYNC_FLUSH })) : response;
    expect(String((await once(events, "data"))[0])).toMatch(/^data: \{/);
    const next = once(events, "data");
    touch(desk.repository);
    expect(String((await next)[0])).toContain("unpublished");
    clientRequest.destroy();
  },
);

test.skipIf(isLeftOut("caddy"))(
  `answers plain HTTP with a message that explains the fix (${howToInstall("caddy")})`,
  async () => {
    const [response] = await once(get(`http://127.0.0.1:${plainPort}/`), "response");
    let text = "";
    for await (const part of response) text += part;
    expect(response.statusCode).toBe(421);
    expect(text).toContain(`https://${host}`);
  },
);
