import { fill } from "@hospital/content/text/fill";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import counterStyles from "yet-another-react-lightbox/plugins/counter.css?url";
import styles from "yet-another-react-lightbox/styles.css?url";
import type { Photo, PhotoLightboxLabels } from "./photo";
import ownStyles from "./photo-dialog.css?url";
import { PhotoSlide } from "./photo-slide";

export interface PhotoDialogProps {
  title: string;
  photos: Photo[];
  labels: PhotoLightboxLabels;
  /** Index of the first photo. */
  first: number;
  onClose: () => void;
}

/** The library makes the rest of the page inert, traps the focus, and returns it to the photo afterwards. */
export function PhotoDialog({ title, photos, labels, first, onClose }: PhotoDialogProps) {
  return (
    <>
      {/* React renders the dialog after these style sheets have loaded. */}
      {[styles, counterStyles, ownStyles].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      <Lightbox
        open
        close={onClose}
        index={first}
        slides={photos.map(({ full }) => ({ src: full.src }))}
        render={{ slide: ({ slide }) => <PhotoSlide photo={photos.find(({ full }) => full.src === slide.src)} /> }}
        plugins={[Counter]}
        className="photo-lightbox__dialog"
        labels={{
          Lightbox: title,
          "Photo gallery": title,
          Close: labels.close,
          Previous: labels.previous,
          Next: labels.next,
          "{index} of {total}": fill(labels.position, { number: "{index}", count: "{total}" }),
        }}
        controller={{ closeOnPullDown: true }}
        // Preloads one photo ahead, for slow connections.
        carousel={{ preload: 1, padding: 0 }}
      />
    </>
  );
}
