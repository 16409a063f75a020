import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { sample } from "../sample.ts";

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A person at the editor of the content under `root`. */
export class EditorPage {
  /** Where the editor is: a page, or a frame beside the site. */
  readonly editor: Page | FrameLocator;
  readonly root: string;
  readonly #page: Page;
  readonly #url: string;
  /** Ends the server and starts it again at the same address. */
  readonly restart: () => Promise<void>;

  /** The folder with the content as it was. */
  readonly #original: string;

  constructor(
    page: Page,
    root: string,
    url: string,
    { isBesideSite = false, original = sample, restart = async () => {} } = {},
  ) {
    this.#page = page;
    this.#original = original;
    this.restart = restart;
    this.editor = isBesideSite ? page.frameLocator('[title="Editor"]') : page;
    this.root = root;
    this.#url = url;
  }

  /** Another person editing the same content in another browser. */
  onAnother(page: Page): EditorPage {
    return new EditorPage(page, this.root, this.#url, { original: this.#original });
  }

  /** The form of an entry, as "doctors/entries/asha-rao". */
  async open(entry: string): Promise<void> {
    const address = `${this.#url}/edit#/collections/${entry}`;
    if (this.editor === this.#page) {
      // Navigating directly between single-file forms would leave the form empty.
      if (this.#page.url().includes(entry.replace(/[^/]+$/, ""))) await this.#page.goto("about:blank");
      await this.#page.goto(address);
    } else await this.editor.locator("html").evaluate((_, place) => location.assign(place), address);
    await expect(this.saveButton).toBeVisible({ timeout: 90_000 });
  }

  async openSpreadsheets(): Promise<void> {
    await this.#page.goto(`${this.#url}/spreadsheets`);
  }

  /** The first page, with the site beside the form where there is one. */
  async start(): Promise<void> {
    await this.#page.goto(`${this.#url}/`);
  }

  get saveButton(): Locator {
    return this.editor.getByRole("button", { name: "Save", exact: true });
  }

  /** A field by its path. Forms render fields lazily near the viewport. */
  async field(path: string): Promise<Locator> {
    const field = this.editor.locator(`[data-key-path="${path}"]`).first();
    await expect(async () => {
      if ((await field.count()) === 0) await this.#scroll();
      await expect(field).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 30_000, intervals: [50] });
    await field.scrollIntoViewIfNeeded();
    return field;
  }

  async #scroll(): Promise<void> {
    await this.#page.mouse.move(180, 400);
    await this.#page.mouse.wheel(0, 600);
  }

  async fill(path: string, value: string): Promise<void> {
    await (await this.field(path)).locator("input, textarea").fill(value);
  }

  /** Types by keyboard, because drafts react only to trusted events. */
  async type(path: string, value: string): Promise<void> {
    await (await this.field(path)).locator("input, textarea").click();
    await this.#page.keyboard.press("ControlOrMeta+A");
    await this.#page.keyboard.insertText(value);
  }

  /** Expands the collapsed rows of a list; a single row has no "Expand All". */
  async expand(list: string): Promise<void> {
    await (await this.field(list))
      .getByRole("button", { name: /^Expand/ })
      .first()
      .click();
  }

  async add(list: string): Promise<void> {
    await (await this.field(list)).getByRole("button", { name: /^Add/ }).last().click();
  }

  async choosePicture(path: string, file: Picture): Promise<void> {
    await this.uploadPicture(path, file);
    await this.editor.getByRole("button", { name: "Insert" }).click();
  }

  /** Uploads a picture to the dialog without inserting it. */
  async uploadPicture(path: string, file: Picture): Promise<void> {
    await (await this.field(path)).getByRole("button", { name: /Browse|Replace/ }).click();
    const chooser = this.#page.waitForEvent("filechooser");
    await this.editor.getByRole("button", { name: "Upload" }).click();
    await (await chooser).setFiles(file);
    await expect(this.editor.getByText("Unsaved")).toBeVisible();
  }

  async save({ byTouch = false } = {}): Promise<void> {
    // An earlier save's message may still be visible.
    const answered = this.#page.waitForResponse((response) => new URL(response.url()).pathname === "/save");
    await (byTouch ? this.saveButton.tap() : this.saveButton.click());
    await answered;
    await expect(this.editor.getByText("Entry saved.")).toBeVisible({ timeout: 30_000 });
    await expect(this.saveButton).toBeDisabled({ timeout: 30_000 });
  }

  read(path: string): Promise<string> {
    return readFile(join(this.root, "content", path), "utf8");
  }

  /** The changed lines, with their files. */
  async changes(): Promise<string[]> {
    const [before, after] = await Promise.all([readAll(this.#original), readAll(this.root)]);
    const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
    return paths.flatMap((path) => {
      const [old = [], now = []] = [before.get(path), after.get(path)];
      if (/\.(?:yaml|md)$/.test(path) && old.length > 0 && now.length > 0)
        return [
          ...now.filter((line) => !old.includes(line)).map((line) => `${path}: ${line.trim()}`),
          ...lost(old, now, path),
        ];
      return old.join("\n") === now.join("\n")
        ? []
        : `${path}: ${old.length === 0 ? "new" : now.length === 0 ? "gone" : "changed"}`;
    });
  }
}

function lost(old: string[], now: string[], path: string): string[] {
  return old.length > now.length ? [`${path}: ${old.length - now.length} lines fewer`] : [];
}

async function readAll(root: string): Promise<Map<string, string[]>> {
  const folder = join(root, "content");
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [
            file.slice(folder.length + 1).replaceAll("\\", "/"),
            (await readFile(file, /\.(?:yaml|md)$/.test(file) ? "utf8" : "latin1")).split("\n"),
          ] as const,
      ),
    ),
  );
}
