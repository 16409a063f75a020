import { parentPort, workerData } from "node:worker_threads";
import { compareSync } from "bcryptjs";

const { password, hash } = workerData;
parentPort?.postMessage(compareSync(password, hash));
