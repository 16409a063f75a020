import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { keepBackedUp } from "../publish/backup.ts";
import { stopPreviews } from "../publish/preview.ts";
import { recoverPublishing } from "../publish/publish.ts";
import { takeFolder } from "../store/folder-lock.ts";
import { keepHistoryIndexed } from "../store/history-index.ts";
import { openRepository } from "../store/repository.ts";
import { createApp, type DeskOptions } from "./app.ts";
import { keepPreviewsCleared } from "./preview.ts";
import { watchReadiness } from "./publishing.ts";
import type { Routes } from "./request.ts";
import { startingAnswer } from "./starting.ts";

/**
 * Longer than a reverse proxy keeps an idle connection; Caddy: 2 minutes. Otherwise it sends a request on a connection
 * that is being closed, and the request fails.
 */
const idleMs = 150_000;

export interface DeskServer {
  /** `http://localhost:4323`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

interface ServeOptions extends Pick<DeskOptions, "application" | "origin" | "previewOrigin" | "accounts" | "preview"> {
  /** The folder that contains content/. */
  root: string;
  port: number;
}

/**
 * Serves the desk on localhost, for this computer or a reverse proxy.
 *
 * @throws {Error} with code `EADDRINUSE` when the port is taken; 0 takes any free one.
 * @throws {FolderTaken} when another process has the folder; it has that one's address.
 */
export async function serveDesk({ root, port, ...options }: ServeOptions): Promise<DeskServer> {
  const repository = await openRepository(root);
  let app: Routes | undefined;
  const pending = new Set<Promise<Response>>();
  const server = createAdaptorServer({
    // Otherwise the adapter replaces the global `Response`, and checks of the live site would fail.
    overrideGlobalObjects: false,
    fetch: (request, env) => {
      const answer = Promise.resolve(app?.fetch(request, env) ?? startingAnswer(request));
      pending.add(answer);
      return answer.finally(() => pending.delete(answer));
    },
  });
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = idleMs;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "localhost", resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    if ("closeAllConnections" in server) server.closeAllConnections();
    await closed;
    // The clients are disconnected, but their requests read and write the folder until they end.
    await Promise.allSettled(pending);
  };
  try {
    const { owner, release } = await takeFolder(repository, url);
    await recoverPublishing(repository);
    app = createApp({ ...options, repository, key: owner.key });
    const stopIndexing = keepHistoryIndexed(repository);
    const stopClearing = keepPreviewsCleared(repository);
    const stopWatching = watchReadiness(repository);
    const stopBackups = keepBackedUp(repository);
    return {
      url,
      close: () =>
        close()
          .then(() => stopPreviews(repository))
          .then(stopClearing)
          .then(stopIndexing)
          .then(stopWatching)
          .then(stopBackups)
          .then(release),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
