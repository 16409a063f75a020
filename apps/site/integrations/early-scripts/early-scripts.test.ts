import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { earlyScripts } from "./early-scripts.ts";

test("rebuilds an early script after a change of any import", async () => {
  const { load } = earlyScripts() as unknown as { load: { handler: (this: unknown, id: string) => Promise<string> } };
  const addWatchFile = vi.fn();
  const path = (file: string) => join(import.meta.dirname, "../..", file);
  const entry = path("src/components/todays-exceptions/todays-exceptions.early.ts");
  expect(await load.handler.call({ addWatchFile }, `${entry}?early`)).toMatch(/^export default "/);
  expect(new Set(addWatchFile.mock.calls.flat())).toEqual(
    new Set([entry, path("../../packages/timetable/clock.ts"), path("src/time/page-clock.ts")]),
  );
});
