/** The value of a picture field of the record at `record` for the stored picture at `path`: "../gallery/photos/x.webp". */
export function pictureValue(record: string, path: string): string {
  const folders = record.split("/").slice(0, -1);
  const steps = path.split("/");
  const differing = folders.findIndex((folder, index) => folder !== steps[index]);
  const common = differing < 0 ? folders.length : differing;
  const up = folders.slice(common).map(() => "..");
  return [...(up.length > 0 ? up : ["."]), ...steps.slice(common)].join("/");
}

/** Where the browser finds a picture that the record at `record` names: "./photos/x.webp", or an upload. */
export function pictureAddress(record: string, picture: unknown): string | undefined {
  if (typeof picture !== "string" || picture === "") return undefined;
  if (picture.startsWith("upload:")) return `/uploads/${picture.slice("upload:".length)}.webp`;
  const path = new URL(picture, `https://content/${record}`).pathname;
  return `/pictures${path}?width=320`;
}
