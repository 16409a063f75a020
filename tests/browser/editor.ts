import { cpSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { startEditServer } from "../../editor/server.ts";
import { openRepository } from "../../editor/store/repository.ts";
import { writeExample } from "../example-content.ts";
import { replaceIn } from "../publishing-hospital.ts";
import { EditorPage } from "./editor-page.ts";

/** The editor of a small hospital, with its own copy of the content. */
export const test = base.extend<{ editorPage: EditorPage }, { hospital: string }>({
  hospital: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), "hospital-"));
      await writeExample(root);
      const content = join(root, "content");
      await copyFile(join(content, "doctors/photos/doctor.png"), join(content, "doctors/photos/asha-rao.png"));
      replaceIn(join(content, "doctors/asha-rao.yaml"), "photos/doctor.png", "photos/asha-rao.png");
      replaceIn(join(content, "hospital.yaml"), "shortName: Hospital", "shortName: Kachnar Hospital");
      replaceIn(join(content, "pages/about.yaml"), "statement: Good", "statement: { en: Kachnar Hospital, hi: अच्छा }");
      replaceIn(join(content, "pages/opd.yaml"), "notice: A text.", "notice: { en: Kachnar Hospital rests, hi: बंद }");
      await openRepository(root);
      await use(root);
      await rm(root, { recursive: true });
    },
    { scope: "worker" },
  ],
  editorPage: async ({ page, hospital }, use) => {
    const root = await mkdtemp(join(tmpdir(), "editor-"));
    cpSync(hospital, root, { recursive: true });
    let server = await startEditServer({ root, port: 0 });
    const complaints = listen(page, server.url);
    await use(
      new EditorPage(page, root, server.url, {
        original: hospital,
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

/** Collects requests to other hosts and violations of the policy. */
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
