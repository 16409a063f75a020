import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import { drawPreview } from "./draw-preview.ts";

export type Asked = Parameters<typeof drawPreview>;

if (parentPort)
  for await (const [{ port, asked }] of on(parentPort, "message"))
    port.postMessage(await drawPreview(...(asked as Asked)));
