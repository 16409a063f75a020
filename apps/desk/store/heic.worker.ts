import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";
import type { Pixels } from "./heic.ts";

const { width, height, data } = await decode({ buffer: workerData });
const pixels: Pixels = { width, height, data };
parentPort?.postMessage(pixels, [data.buffer as ArrayBuffer]);
