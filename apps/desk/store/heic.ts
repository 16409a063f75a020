import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Upright pixels with four channels. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * The pixels of an iPhone's photo. A worker thread decodes it, because that takes seconds, in which the desk must
 * respond.
 */
export async function readHeic(bytes: Uint8Array): Promise<Pixels> {
  const worker = new Worker(new URL("heic.worker.ts", import.meta.url), { workerData: bytes });
  const [pixels] = await once(worker, "message");
  return pixels;
}
