import type { Svg } from "../../brand/svg.ts";

/** What is written in a preview. */
export interface Preview {
  title: string;
  /** The hospital's name. */
  siteName: string;
  /** The most urgent number with its label. */
  call: string;
}

/** The brand in a preview; each colour as "#0d5450". */
export interface PreviewLook {
  mark: Svg;
  ground: string;
  text: string;
  /** The background of the call. */
  emergency: string;
}

export const previewSize = { width: 1200, height: 630 };
