import { beforeAll } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { exampleContent, plainPicture, type Tree, writeContent } from "./example-content.ts";

interface ExampleFolder {
  /** The folder that contains content/. */
  root: string;
  tree: Tree;
  picture: Buffer;
  /** Returns the result of `look` after `harm`, and then restores the content. */
  after<Seen>(harm: (tree: Tree) => unknown, look: (root: string) => Promise<Seen> | Seen): Promise<Seen>;
}

/** A folder with the example content, or another one, for the tests of one file. */
export function exampleFolder(make: (picture: Buffer) => Tree = exampleContent): ExampleFolder {
  const folder: ExampleFolder = { root: temporaryFolder("example"), tree: new Map(), picture: Buffer.of(), after };

  beforeAll(async () => {
    folder.picture = await plainPicture(500, 500).png().toBuffer();
    folder.tree = make(folder.picture);
    await writeContent(folder.root, new Map(), folder.tree);
  });

  async function after<Seen>(harm: (tree: Tree) => unknown, look: (root: string) => Promise<Seen> | Seen) {
    const tree = new Map(folder.tree);
    await harm(tree);
    await writeContent(folder.root, folder.tree, tree);
    try {
      return await look(folder.root);
    } finally {
      await writeContent(folder.root, tree, folder.tree);
    }
  }
  return folder;
}
