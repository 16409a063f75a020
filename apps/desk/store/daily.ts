import { dayMs } from "@hospital/timetable/clock";

/**
 * Does this work now and once a day.
 *
 * @returns a function that stops it, and waits for the work that is running.
 */
export function runDaily(work: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown>;
  const run = () => {
    running = work().catch((error) => console.error(error));
  };
  run();
  const timer = setInterval(run, dayMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
