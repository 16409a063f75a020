import { vi } from "vitest";
import { refusalMessage } from "../../messages/writers.ts";
import type * as worktree from "../../publish/worktree.ts";
import { Refusal } from "../../store/refusal.ts";
import { buildTwoPages } from "./two-pages.js";

/** For `vi.mock("./worktree.ts", …)`: real worktrees, with a build in this process. */
export async function withQuickBuild(original: () => Promise<typeof worktree>): Promise<typeof worktree> {
  const build: typeof worktree.build = vi.fn(async (_repository, { folder }, { signal }) => {
    signal?.throwIfAborted();
    await buildTwoPages(folder, "production").catch((error: Error) => {
      throw new Refusal(refusalMessage("notBuilt", { output: error.message }));
    });
  });
  return { ...(await original()), build };
}
