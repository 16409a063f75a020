/** Where the browser finds a picture that the record at `record` names: "./photos/x.webp", or an upload. */
export function pictureAddress(record: string, picture: unknown, width = 320): string | undefined {
  if (typeof picture !== "string" || picture === "") return undefined;
  if (picture.startsWith("upload:")) return `/uploads/${picture.slice("upload:".length)}.webp`;
  const path = new URL(picture, `https://content/${record}`).pathname;
  return `/pictures${path}?width=${width}`;
}
