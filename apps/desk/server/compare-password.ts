import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Whether a password has this hash of bcrypt. A worker thread compares, because that takes up to a second of processor
 * time, in which the desk must respond, also while somebody guesses passwords.
 */
export async function comparePassword(password: string, hash: string): Promise<boolean> {
  const url = new URL("compare-password.worker.ts", import.meta.url);
  const [isSame] = await once(new Worker(url, { workerData: { password, hash } }), "message");
  return isSame;
}
