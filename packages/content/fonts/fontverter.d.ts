declare module "fontverter" {
  export function convert(font: Buffer, to: "truetype" | "woff2", from?: "truetype" | "woff2"): Promise<Buffer>;
}
