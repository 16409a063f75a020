import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

const idle: Worker[] = [];
const waiting: ((worker: Worker) => void)[] = [];
let started = 0;

/**
 * The function `name` of a file in integrations/, in worker threads: one for each core, each with one call at a time.
 * They have small heaps; in the build's own, large drawings and texts would trigger slow garbage collections.
 */
export function inWorkers<Run extends (...args: never[]) => unknown>(file: string, name: string) {
  return async (...args: Parameters<Run>): Promise<Awaited<ReturnType<Run>>> => {
    const worker = idle.pop() ?? (await freeWorker());
    worker.ref();
    worker.postMessage({ file, name, args });
    const [{ error, result }] = await once(worker, "message");
    const next = waiting.shift();
    if (next) next(worker);
    else {
      idle.push(worker);
      worker.unref();
    }
    if (error) throw error;
    return result;
  };
}

function freeWorker(): Worker | Promise<Worker> {
  if (started === availableParallelism()) return new Promise((resolve) => waiting.push(resolve));
  started += 1;
  return new Worker("./integrations/worker-pool/worker.ts");
}
