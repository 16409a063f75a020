import { Picture } from "../picture/picture";
import "./video-card.css";

export interface VideoCardProps {
  title: string;
  /** A description of the video. */
  text?: string | undefined;
  /** The video's YouTube page, such as `https://www.youtube.com/watch?v=3PmVJQUCm4E`. */
  url: string;
  /** Without alternative text, because the title beside it describes the video. */
  poster: Picture;
  /** "Play: Hand washing with soap and water". */
  playLabel: string;
}

/** A poster that links to the video. `video-card.client.ts` plays the video in its place. */
export function VideoCard({ title, text, url, poster, playLabel }: VideoCardProps) {
  return (
    <div className="video-card">
      <a className="video-card__poster" href={url} data-title={title}>
        <span className="visually-hidden">{playLabel}</span>
        <Picture picture={poster} />
        <svg className="video-card__sign" viewBox="0 0 64 64" aria-hidden="true">
          <circle className="video-card__disc" cx="32" cy="32" r="32" />
          <path
            className="video-card__triangle"
            d="M26 20.5v23a1.5 1.5 0 0 0 2.3 1.3l18-11.5a1.5 1.5 0 0 0 0-2.6l-18-11.5a1.5 1.5 0 0 0-2.3 1.3z"
          />
        </svg>
      </a>
      <h2 className="video-card__title">{title}</h2>
      {text && <p className="video-card__text">{text}</p>}
    </div>
  );
}
