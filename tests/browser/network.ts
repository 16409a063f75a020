import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** What is between the browser and the server. A silent one takes a request and never answers. */
export class Network {
  readonly #server = createServer((browser) => this.#join(browser));
  readonly #sockets = new Set<Socket>();
  #state: "up" | "down" | "silent" = "up";
  #port = 0;

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
    const server = connect(this.#port, "localhost");
    this.#remember(server);
    browser.pipe(server).pipe(browser);
  }

  #remember(socket: Socket): void {
    this.#sockets.add(socket);
    // A broken line is what this is for.
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
  }
}
