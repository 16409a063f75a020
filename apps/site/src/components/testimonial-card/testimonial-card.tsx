import { Picture } from "../picture/picture";
import "./testimonial-card.css";

export interface TestimonialCardProps {
  name: string;
  text: string;
  /** From 1 to 5. */
  stars: number;
  /** The text alternative of the stars: "4 of 5 stars". */
  starsText: string;
  photo?: Picture;
}

const star = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

/** A patient's review of the hospital. */
export function TestimonialCard({ name, text, stars, starsText, photo }: TestimonialCardProps) {
  return (
    <figure className="testimonial-card">
      {photo && (
        <div className="testimonial-card__photo">
          <Picture picture={photo} />
        </div>
      )}
      <blockquote className="testimonial-card__quote">
        <p>{text}</p>
      </blockquote>
      <figcaption className="testimonial-card__person">
        <p className="testimonial-card__name">{name}</p>
        <p className="testimonial-card__stars">
          <span className="visually-hidden">{starsText}</span>
          {[1, 2, 3, 4, 5].map((number) => (
            <svg
              key={number}
              className="testimonial-card__star"
              data-filled={number <= stars || undefined}
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <path d={star} />
            </svg>
          ))}
        </p>
      </figcaption>
    </figure>
  );
}
