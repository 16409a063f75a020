import { startServer } from "@hospital/hosting/server";

const maxAttempts = 20;

try {
  const { url } = await serve(firstPort());
  console.log(`The site is at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function firstPort(): number {
  const port = Number(process.env.PORT || 4321);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT has to be a number from 0 to 65535, not "${process.env.PORT}".`);
}

async function serve(first: number) {
  for (let port = first; port < first + maxAttempts; port++) {
    try {
      return await startServer({ port });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      console.log(`Port ${port} is taken, trying ${port + 1}.`);
    }
  }
  throw new Error(`No free port from ${first} on. Name another: PORT=8080 npm run serve`);
}
