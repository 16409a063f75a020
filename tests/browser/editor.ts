import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { startEditServer } from "../../editor/server.ts";
import { sample } from "../sample.ts";
import { EditorPage } from "./editor-page.ts";

/** A person at the editor of a copy of the content, which nobody else changes. */
export const test = base.extend<{ editorPage: EditorPage }>({
  editorPage: async ({ page }, use) => {
    const root = await mkdtemp(join(tmpdir(), "editor-"));
    await cp(join(sample, "content"), join(root, "content"), { recursive: true });
    let server = await startEditServer({ root, port: 0 });
    const complaints = listen(page, server.url);
    await use(
      new EditorPage(page, root, server.url, {
        restart: async () => {
          await server.close();
          server = await startEditServer({ root, port: Number(new URL(server.url).port) });
        },
      }),
    );
    await server.close();
    await rm(root, { recursive: true });
    expect(complaints).toEqual([]);
  },
});

/** Every request to another host, and all that the policy stops. */
function listen(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(?:blob|data):/.test(request.url())) complaints.push(request.url());
  });
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
