import { parentPort, workerData } from "node:worker_threads";
import { compressFolder } from "./compress-folder.ts";

const [dist, cache] = workerData as [string, string];
parentPort?.postMessage(await compressFolder(dist, cache));
