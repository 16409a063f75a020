import { parentPort, workerData } from "node:worker_threads";
import { glyphSubset } from "./glyph-subset.ts";

/** What `glyphSubset` is asked. */
export type Asked = Parameters<typeof glyphSubset>;

if (parentPort) parentPort.postMessage(await glyphSubset(...(workerData as Asked)));
