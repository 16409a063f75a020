import { isMap, isNode, isPair, isScalar, isSeq, type Node, visit } from "yaml";
import type { Path } from "../record/values.ts";

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
  return pathTo(contents, (node) => isPair(node) && startOf(node.key) === offset);
}

/** The path of the value that is written at `offset`. */
export function pathOf(contents: Node | null, offset: number): string[] {
  return pathTo(contents, (node, key) => key !== "key" && isNode(node) && startOf(node) === offset);
}

const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);

/** The path of the first node that fits. */
function pathTo(contents: Node | null, isIt: (node: unknown, key: unknown) => boolean): string[] {
  let path: string[] = [];
  visit(contents, (key, node, ancestors) => {
    if (!isIt(node, key)) return undefined;
    const steps = [...ancestors, node];
    path = steps.flatMap((step, index) => {
      if (isPair(step)) return isScalar(step.key) ? String(step.key.value) : [];
      return isSeq(step) && index < steps.length - 1 ? String(step.items.indexOf(steps[index + 1])) : [];
    });
    return visit.BREAK;
  });
  return path;
}
