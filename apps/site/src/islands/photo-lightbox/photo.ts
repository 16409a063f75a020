import type { Picture } from "../../components/picture/picture";

export interface Photo {
  id: string;
  caption: string;
  thumbnail: Picture;
  /** Large enough for a full screen. */
  full: Pick<Picture, "src" | "avifSrcSet" | "width" | "height">;
}

export interface PhotoLightboxLabels {
  /** Template: "View photo: {caption}". */
  view: string;
  close: string;
  previous: string;
  next: string;
  /** Template: "{number} of {count}". */
  position: string;
}
