/** The file name without language and ending: "doctors/asha-rao.yaml" → "asha-rao". */
export function slugOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\..*$/, "");
}

/** Whether the path `told` of a server's answer is the record in the form; a new record gets its path with the save. */
export function isSameRecord(path: string, told: string): boolean {
  const folder = /^(.*\/)new\.yaml$/.exec(path)?.[1];
  return told === path || told === "" || (folder !== undefined && told.startsWith(folder));
}
