/** Renames the pictures in a record's text, by pairs of paths below content/. */
export function withNewNames(text: string, renamed: Iterable<[old: string, name: string]>): string {
  return [...renamed].reduce((words, [old, name]) => words.replaceAll(`/content/${old}`, `/content/${name}`), text);
}
