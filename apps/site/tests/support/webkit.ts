import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@hospital/testing/free-port";
import { onPath } from "@hospital/testing/install";
import type { OldBrowser, OldPage } from "./old-browsers.ts";

const [driver, screen] = ["WebKitWebDriver", "Xvfb"].map((name) => onPath(name)[0]);
const [browser] = globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser");

/** Whether WebKitGTK, its WebDriver and a virtual display are installed. */
export const hasWebkit = Boolean(driver && screen && browser);

const keys: Record<string, string> = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

/** WebKitGTK's own browser over WebDriver, with one window, which is never narrower than 447 pixels. */
export async function webkit(): Promise<OldBrowser> {
  const displayServer = spawn(screen as string, ["-displayfd", "1", "-screen", "0", "1600x1200x24"]);
  const [display] = await once(displayServer.stdout, "data");
  const port = await freePort();
  const driven = spawn(driver as string, [`--port=${port}`], {
    // Inside a container it has no sandbox and no graphics card.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const options = { binary: browser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const start = () => call("POST", "/session", { capabilities }) as Promise<{ sessionId: string }>;
  const session = await start().catch(() => wait(2000).then(start));
  const path = `/session/${session.sessionId}`;
  return {
    newPage: async () => pageOf((command, body) => call("POST", `${path}/${command}`, body)),
    close: async () => {
      await call("DELETE", path);
      driven.kill();
      displayServer.kill();
    },
  };
}

function pageOf(post: (command: string, body: object) => Promise<unknown>): OldPage {
  const act = (type: "key" | "pointer", actions: object[]) =>
    post("actions", { actions: [{ type, id: type, actions }] }).then(() => {});
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  const move = (x: number, y: number) => ({
    type: "pointerMove",
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
    origin: "viewport",
  });
  const evaluate = (work: (...args: never[]) => unknown, ...parameters: unknown[]) =>
    post("execute/sync", { script: `return (${work}).apply(null, arguments)`, args: parameters });
  return {
    goto: (url) => post("url", { url }),
    setViewport: (size) => post("window/rect", size).then(() => {}),
    evaluate: evaluate as OldPage["evaluate"],
    evaluateOnNewDocument: () => Promise.reject(new Error("WebDriver has no word for it.")),
    async waitForFunction(work, { timeout }, ...args) {
      const end = Date.now() + timeout;
      while (!(await evaluate(work, ...args))) {
        if (Date.now() > end) throw new Error(`It did not come true in ${timeout} ms: ${work}`);
        await wait(50);
      }
    },
    mouse: {
      move: (x, y) => act("pointer", [move(x, y)]),
      click: (x, y) =>
        act("pointer", [move(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]),
    },
    keyboard: {
      press: (key) => act("key", stroke(keys[key] ?? key)),
      type: (text) => act("key", [...text].flatMap(stroke)),
    },
    // WebDriver has no page errors.
    on: () => {},
    close: async () => {},
  };
}
