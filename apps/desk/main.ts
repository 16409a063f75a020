import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dev } from "astro";
import { buildApplication } from "./server/application.ts";
import { Accounts } from "./server/login.ts";
import { type DeskServer, serveDesk } from "./server/serve.ts";
import { findOwner } from "./store/folder-lock.ts";
import { Refusal } from "./store/refusal.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** For editing over the network: apps/desk/docs/edit-online.md. */
const {
  EDIT_ORIGIN: origin,
  PREVIEW_ORIGIN: previewOrigin,
  EDIT_ACCOUNTS: accountsFile,
  PORT: wantedPort = "4323",
} = process.env;
for (const [name, host] of [
  ["EDIT_ORIGIN", "edit"],
  ["PREVIEW_ORIGIN", "preview"],
] as const) {
  const address = process.env[name];
  if (!address || /^https:\/\/[^/]+$/.test(address)) continue;
  const example = `https://${host}.hospital.example`;
  console.error(`${name} is "${address}". Write an address such as ${example}: apps/desk/docs/edit-online.md`);
  process.exit(1);
}
const isOpenAlready = await findOwner(root).catch((error) => {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
});
if (isOpenAlready) {
  console.log(isOpenAlready.message);
  if (process.stdout.isTTY && isOpenAlready.owner.url) open(isOpenAlready.owner.url);
  process.exit(isOpenAlready.owner.url ? 0 : 1);
}
const application = await buildApplication(root, () =>
  console.log("Building the desk. This takes up to a minute, the first time and after each update …"),
);
console.log(origin ? "Starting the desk …" : "Reading the content and starting the preview …");
// The desk's first screen shows the warnings of the content check.
const site = origin ? undefined : await startPreview();
const server = await serve(Number(wantedPort));
console.log(`\nEdit the website at ${origin ?? server.url}\nLeave this window open while you do; Ctrl and C end it.\n`);
if (process.stdout.isTTY && !origin) open(server.url);

/** The preview of the pages. The desk also opens without it, for example if a file that it needs can't be read. */
async function startPreview() {
  try {
    return await dev({
      root,
      configFile: "apps/site/astro.config.js",
      // The desk's window is for the front desk, which needn't read Astro's stack traces, for example of a picture that
      // was deleted with its doctor. Developers see them with `npm run dev`.
      logLevel: "silent",
      devToolbar: { enabled: false },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `The pages can't be shown beside the forms: ${reason}\nCorrect that file, then start the desk again.`,
    );
    return undefined;
  }
}

/** Uses this port, or any free one if it is taken. */
async function serve(port: number): Promise<DeskServer> {
  const preview = site && `http://localhost:${site.address.port}`;
  const accounts = accountsFile ? new Accounts(accountsFile) : undefined;
  const options = { root, application, origin, previewOrigin, accounts, preview };
  return serveDesk({ ...options, port }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    return serveDesk({ ...options, port: 0 });
  });
}

/** A missing browser isn't an error, because the address is also printed. */
function open(url: string): void {
  const [command = "", ...rest] = { win32: ["cmd", "/c", "start"], darwin: ["open"] }[process.platform as string] ?? [
    "xdg-open",
  ];
  spawn(command, [...rest, url], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
