import { parentPort } from "node:worker_threads";

parentPort?.on("message", async ({ file, name, args }) => {
  try {
    const { [name]: run } = await import(`../${file}`);
    parentPort?.postMessage({ result: await run(...args) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
