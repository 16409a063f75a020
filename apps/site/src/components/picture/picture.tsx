import "./picture.css";

export interface Picture {
  alt: string;
  /** A JPEG for browsers without AVIF. */
  src: string;
  avifSrcSet: string;
  sizes: string;
  width: number;
  height: number;
}

interface PictureProps {
  picture: Picture;
  /** Whether this is the largest picture of the first screen, which loads before others. */
  priority?: boolean;
}

export function Picture({ picture, priority }: PictureProps) {
  const { alt, src, avifSrcSet, sizes, width, height } = picture;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <img
        className="picture__image"
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
}
