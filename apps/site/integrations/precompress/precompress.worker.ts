import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { compressFolder } from "./compress-folder.ts";

const [dist, cache] = workerData as [string, string];
const isComplete = parentPort ? once(parentPort, "message") : undefined;
parentPort?.postMessage(await compressFolder(dist, cache, isComplete));
parentPort?.close();
