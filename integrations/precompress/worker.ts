import { parentPort, workerData } from "node:worker_threads";
import { compressTexts } from "./precompress.ts";

const { dist, cache } = workerData;
parentPort?.postMessage(await compressTexts(dist, cache));
