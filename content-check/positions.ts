import { isMap, isNode, isPair, isScalar, isSeq, type Node, visit } from "yaml";
import type { Path } from "./shapes.ts";

/** The offset of the first YAML alias, which could be recursive or expand without end. */
export function aliasIn(contents: Node | null): number | undefined {
  let offset: number | undefined;
  visit(contents, {
    Alias(_key, alias) {
      offset = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** The offset of the value at `path`, or of its parent where it is missing. */
export function offsetOf(contents: Node | null, path: Path): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const next = isSeq(node) ? node.items[Number(step)] : pair?.key;
    if (!isNode(next)) break;
    offset = next.range?.[0] ?? offset;
    node = pair ? pair.value : next;
  }
  return offset;
}

/** The path of the key that is written at `offset`. */
export function pathAt(contents: Node | null, offset: number): string[] {
  let path: string[] = [];
  visit(contents, {
    Pair(_key, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.range?.[0] !== offset) return;
      const way = [...ancestors, pair];
      path = way.flatMap((node, index) => {
        if (isPair(node)) return isScalar(node.key) ? String(node.key.value) : [];
        return isSeq(node) ? String(node.items.indexOf(way[index + 1])) : [];
      });
      return visit.BREAK;
    },
  });
  return path;
}
