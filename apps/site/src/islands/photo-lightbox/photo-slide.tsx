import type { Photo } from "./photo";

interface PhotoSlideProps {
  photo: Photo | undefined;
}

export function PhotoSlide({ photo }: PhotoSlideProps) {
  if (!photo) return null;
  const { src, avifSrcSet, width, height } = photo.full;
  return (
    <figure className="photo-lightbox__slide">
      <picture>
        <source type="image/avif" srcSet={avifSrcSet} sizes="100vw" />
        <img
          className="photo-lightbox__full"
          src={src}
          alt={photo.thumbnail.alt}
          width={width}
          height={height}
          draggable={false}
        />
      </picture>
      <figcaption className="photo-lightbox__text">{photo.caption}</figcaption>
    </figure>
  );
}
