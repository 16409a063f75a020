import { fill } from "@hospital/content/text/fill";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { Picture } from "../../components/picture/picture";
import type { Photo, PhotoLightboxLabels } from "./photo";
import "./photo-lightbox.css";

/** The library is half of the JavaScript, so it loads only when the first photo is opened. */
const loadDialog = () => import("./photo-dialog");
const PhotoDialog = lazy(() => loadDialog().then(({ PhotoDialog }) => ({ default: PhotoDialog })));

interface PhotoLightboxProps {
  labelledBy: string;
  /** The accessible name of the dialog: the text of the heading. */
  title: string;
  photos: Photo[];
  labels: PhotoLightboxLabels;
}

/** A grid of photos. Each is a link to the large picture: without JavaScript, with Ctrl, and with the middle button. */
export function PhotoLightbox({ labelledBy, title, photos, labels }: PhotoLightboxProps) {
  const [open, setOpen] = useState<number>();
  const isLoading = useRef(false);
  /** The row lengths with which the last photo would be alone. */
  const alone = [2, 3, 4].filter((inRow) => photos.length % inRow === 1);

  // A separate history entry makes the phone's Back button close the photo. Closing in another way removes the entry.
  useEffect(() => {
    const close = () => setOpen(undefined);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);

  async function view(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Safari doesn't focus a link on a tap, and the lightbox returns the focus to the element that had it.
    link.focus({ preventScroll: true });
    // A second history entry would remain after the photo is closed.
    if (isLoading.current) return;
    isLoading.current = true;
    const isLoaded = await loadDialog().then(
      () => true,
      () => false,
    );
    isLoading.current = false;
    if (!isLoaded) return location.assign(link.href);
    history.pushState(history.state, "");
    setOpen(index);
  }

  return (
    <>
      <ul className="photo-lightbox" role="list" aria-labelledby={labelledBy} data-alone={alone.join(" ")}>
        {photos.map(({ id, caption, thumbnail, full }, index) => (
          <li key={id} className="photo-lightbox__cell">
            <a
              className="photo-lightbox__photo"
              href={full.src}
              aria-label={fill(labels.view, { caption })}
              onClick={(event) => view(event, index)}
            >
              <span className="photo-lightbox__picture">
                <Picture picture={thumbnail} />
              </span>
              <span className="photo-lightbox__caption">{caption}</span>
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <PhotoDialog title={title} photos={photos} labels={labels} first={open} onClose={() => history.back()} />
        </Suspense>
      )}
    </>
  );
}
