import { recover } from "../editor/store/apply-updates.ts";
import { bytesOnDisk, commitFiles } from "../editor/store/commit.ts";
import { saveExclusively } from "../editor/store/exclusive.ts";
import { openRepository } from "../editor/store/repository.ts";

/** Saves files in the repository of the first argument, without the content check: tests/editor-store.test.ts. */
const [root = "", files = "{}"] = process.argv.slice(2);
const refused = await saveExclusively(root, async () => {
  const repository = await openRepository(root);
  await recover(repository);
  const changes = Object.entries(JSON.parse(files) as Record<string, string | null>).map(async ([path, text]) => ({
    path,
    bytes: text ?? undefined,
    before: await bytesOnDisk(root, path),
  }));
  await commitFiles(repository, await Promise.all(changes), { name: "Asha" }, "A change");
  return [];
});
console.log(refused.join("\n"));
