import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import decode from "heic-decode";

/** Upright pixels with four channels. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The pixels of an iPhone's photo, in a thread of its own: it takes seconds and memory that others need meanwhile. */
export async function readHeic(bytes: Uint8Array): Promise<Pixels> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { heic: bytes } });
  const [pixels] = await once(worker, "message");
  return pixels;
}

if (!isMainThread && workerData?.heic) {
  const { width, height, data } = await decode({ buffer: workerData.heic });
  parentPort?.postMessage({ width, height, data }, [data.buffer as ArrayBuffer]);
}
