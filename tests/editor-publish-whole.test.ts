/** @module-tag editor */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { readForm } from "../editor/form-files.ts";
import { publish, rollBack } from "../editor/publish/publish.ts";
import { save } from "../editor/save.ts";
import { pageFile } from "../hosting/page-routes.ts";
import { buildEnvironment, temporaryCopy } from "../scripts/project-copy.ts";

/** The whole site is built, which takes its time: in the full run. */
describe.skipIf(process.env.TEST_FULL !== "true")("the whole site", () => {
  test("goes from a form to the world, and back", async () => {
    process.env = buildEnvironment();
    const root = temporaryCopy();
    // A link is no folder.
    writeFileSync(
      join(root, ".gitignore"),
      readFileSync(join(root, ".gitignore"), "utf8").replace("node_modules/", "node_modules"),
    );
    const live = `${root}-live`;
    const server = createServer(({ url = "" }, response) => {
      const file = join(live, pageFile(url));
      response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : "");
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const { port } = server.address() as AddressInfo;
    const command = `rm -rf "${live}" && cp -r "$DIST" "${live}"`;
    writeFileSync(
      join(root, "deploy/publish.yaml"),
      stringify({ command, live: `http://localhost:${port}`, patience: 5 }),
    );
    const change = async (from: string, to: string) => {
      const { text, version } = await readForm(root, "hospital.yaml");
      expect(await save(root, [{ path: "hospital.yaml", version, content: text.replace(from, to) }])).toEqual([]);
    };
    const person = { name: "Sunita" };
    const whole = { failure: undefined, notes: [] };
    await change("+91 00000 00002", "+91 00000 00072");
    expect(await publish(root, person)).toEqual(whole);
    await change("+91 00000 00072", "+91 00000 00073");
    console.time("from save to live");
    expect(await publish(root, person)).toEqual(whole);
    console.timeEnd("from save to live");
    const contact = () => readFileSync(join(live, "contact.html"), "utf8");
    expect(contact()).toContain("+910000000073");
    console.time("back");
    expect(await rollBack(root, 1, person)).toEqual(whole);
    console.timeEnd("back");
    expect(contact()).toContain("+910000000072");
    server.closeAllConnections();
    server.close();
    for (const folder of [root, live]) rmSync(folder, { recursive: true });
  });
});
