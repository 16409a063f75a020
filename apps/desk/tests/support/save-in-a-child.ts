import { commitFiles, recover } from "../../store/commit.ts";
import { runExclusively } from "../../store/exclusive.ts";
import { bytesOnDisk, openRepository, refusalFor } from "../../store/repository.ts";

/** Saves files in the repository of the first argument, without the content check: apps/desk/store/commit.test.ts. */
const [root = "", files = "{}"] = process.argv.slice(2);
const message = await runExclusively(root, async () => {
  const repository = await openRepository(root);
  await recover(repository);
  const changes = Object.entries(JSON.parse(files) as Record<string, string | null>).map(async ([path, text]) => ({
    path,
    bytes: text ?? undefined,
    before: await bytesOnDisk(root, path),
  }));
  await commitFiles(repository, await Promise.all(changes), { name: "Asha" }, "A change");
  return "";
}).catch((error) => refusalFor(error, root).message);
console.log(message);
