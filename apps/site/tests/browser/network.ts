import { readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type Hosting, hostingFile } from "@hospital/hosting/hosting";
import { startServer } from "@hospital/hosting/server";
import { test as base } from "@playwright/test";

export const hosting: Hosting = JSON.parse(
  readFileSync(new URL(`../../../../${hostingFile}`, import.meta.url), "utf8"),
);

/** For tests with a service worker: each test has its own origin, and so its own worker. */
export const test = base.extend<{ network: Network }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures a fixture needs
  network: async ({}, use) => {
    const server = await startServer({ hosting, port: 0 });
    const network = new Network();
    await network.open(server.port);
    await use(network);
    await network.close();
    await server.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

/** A proxy between browser and server. In the state "silent" it accepts requests and never answers. */
class Network {
  readonly #server = createServer((browser) => this.#join(browser));
  readonly #sockets = new Set<Socket>();
  #state: "up" | "down" | "silent" = "up";
  #port = 0;
  /** The raw headers of every request. */
  readonly requests: string[] = [];

  /** The site's address, whatever server is behind it. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(port: number): Promise<void> {
    this.leadTo(port);
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
  }

  leadTo(port: number): void {
    this.#port = port;
    this.become("up");
  }

  become(state: "up" | "down" | "silent"): void {
    this.#state = state;
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.become("down");
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(browser: Socket): void {
    this.#remember(browser);
    if (this.#state === "down") browser.destroy();
    if (this.#state !== "up") return;
    browser.on("data", (data) => this.requests.push(...(String(data).match(/^GET .*?\r\n\r\n/gms) ?? [])));
    const server = connect(this.#port, "localhost");
    this.#remember(server);
    browser.pipe(server).pipe(browser);
  }

  #remember(socket: Socket): void {
    this.#sockets.add(socket);
    // Connection errors are the purpose of this class.
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
  }
}
