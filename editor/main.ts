import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dev } from "astro";
import { type EditServer, startEditServer } from "./server.ts";
import { findOwner } from "./store/folder-lock.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** For editing over the network: docs/edit-online.md. */
const origin = process.env.EDIT_ORIGIN;
const isOpenAlready = await findOwner(root);
if (isOpenAlready) {
  console.log(isOpenAlready.message);
  if (process.stdout.isTTY && isOpenAlready.owner.url) open(isOpenAlready.owner.url);
  process.exit(isOpenAlready.owner.url ? 0 : 1);
}
const site = origin ? undefined : await dev({ root, logLevel: "warn", devToolbar: { enabled: false } });
const server = await serve(Number(process.env.PORT || 4323));
console.log(`\nEdit the website at ${origin ?? server.url}\nLeave this window open while you do; Ctrl and C end it.\n`);
if (process.stdout.isTTY && !origin) open(server.url);

/** On this port, or on any other if it is taken. */
async function serve(port: number): Promise<EditServer> {
  const options = { root, origin, site: site && `http://localhost:${site.address.port}` };
  return startEditServer({ ...options, port }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    return startEditServer({ ...options, port: 0 });
  });
}

/** A missing browser is no failure: the address is printed, too. */
function open(url: string): void {
  const [command = "", ...rest] = { win32: ["cmd", "/c", "start"], darwin: ["open"] }[process.platform as string] ?? [
    "xdg-open",
  ];
  spawn(command, [...rest, url], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
