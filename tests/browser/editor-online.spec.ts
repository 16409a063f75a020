import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, chromium, expect } from "@playwright/test";
import { startEditServer } from "../../editor/server.ts";
import { findBrowser } from "../../scripts/browser.ts";
import { freePort } from "../../scripts/free-port.ts";
import { findWebServer, howToInstall, isRequired } from "../../scripts/web-servers.ts";
import { copySample } from "../sample.ts";
import { EditorPage } from "./editor-page.ts";

const project = join(import.meta.dirname, "../..");
const program = findWebServer("caddy");
const host = "edit.hospital.example";
const reception = { username: "Sunita", password: "a long one for the front desk" };

interface Online {
  root: string;
  origin: string;
  plainPort: number;
}

/** The editor behind Caddy as docs/edit-online.md has it: its own file, a certificate of Caddy's own, one login. */
const test = base.extend<{ online: Online }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  online: async ({}, use) => {
    const folder = copySample();
    const [port, plainPort] = [await freePort(), await freePort()];
    const origin = `https://${host}:${port}`;
    const server = await startEditServer({ root: folder, port: 0, origin });
    const hash = execFileSync(program ?? "", ["hash-password", "--plaintext", reception.password])
      .toString()
      .trim();
    await writeFile(join(folder, "accounts"), `${reception.username} ${hash}\n`);
    await writeFile(
      join(folder, "Caddyfile"),
      `{\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust\n\tadmin off\n}\nimport ${join(project, "deploy/edit.caddyfile")}\n`,
    );
    const caddy = spawn(program ?? "", ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_DATA_HOME: folder,
        EDIT_ADDRESS: host,
        EDIT_TLS: "tls internal",
        EDIT_ACCOUNTS: join(folder, "accounts"),
        EDIT_PORT: new URL(server.url).port,
      },
    });
    let said = "";
    caddy.stderr.on("data", (text) => {
      said += text;
    });
    await expect.poll(() => said, { timeout: 20_000 }).toContain("serving initial configuration");
    await use({ root: folder, origin, plainPort });
    caddy.kill();
    await once(caddy, "exit");
    await server.close();
    await rm(folder, { recursive: true, force: true });
  },
});

test.skip(!program && !isRequired("caddy"), howToInstall("caddy"));

test("who logs in over https edits from another computer, and the history has the name", async ({ online }) => {
  test.setTimeout(120_000);
  const browser = await launch();
  const stranger = await browser.newPage({ ignoreHTTPSErrors: true });
  expect((await stranger.goto(`${online.origin}/edit`))?.status()).toBe(401);
  const plain = await stranger.goto(`http://127.0.0.1:${online.plainPort}/`).catch(() => null);
  expect(await plain?.text()).toContain(`https://${host}`);

  const page = await browser.newPage({
    ignoreHTTPSErrors: true,
    httpCredentials: reception,
    // A forged header, which must be ignored.
    extraHTTPHeaders: { "Remote-User": "The director" },
  });
  const editorPage = new EditorPage(page, online.root, online.origin);
  await editorPage.open("_singletons/entries/hospital");
  await editorPage.fill("phones.emergency", "+91 00000 00099");
  await editorPage.save();
  expect(await readFile(join(online.root, "content/hospital.yaml"), "utf8")).toContain("+91 00000 00099");
  expect(execFileSync("git", ["log", "-1", "--format=%an"], { cwd: online.root }).toString().trim()).toBe("Sunita");
  await browser.close();
});

test("over plain http there are words that say what to do, instead of an empty page", async () => {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const root = copySample();
  const server = await startEditServer({ root, port, origin });
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(origin);
  await expect(page.frameLocator('[title="Editor"]').getByText("needs a secure address")).toBeVisible();
  await browser.close();
  await server.close();
  await rm(root, { recursive: true });
});

/** A browser that finds the editor's address without a name server. */
function launch() {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP ${host} localhost`],
  });
}
