declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** Per axis, the part of its range to keep. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
