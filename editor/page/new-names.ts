/** A record as the editor writes it, with what its pictures are called now: pairs of paths below content/. */
export function withNewNames(text: string, renamed: Iterable<[old: string, name: string]>): string {
  return [...renamed].reduce((words, [old, name]) => words.replaceAll(`/content/${old}`, `/content/${name}`), text);
}
