import { Picture } from "../../components/picture/picture";
import { TestimonialStars } from "./testimonial-stars";

export interface TestimonialSlideProps {
  name: string;
  text: string;
  /** Of 5. */
  stars: number;
  /** The stars in words: "4 of 5 stars". */
  starsText: string;
  /** The name of its slide: "1 of 5". */
  position: string;
  /** What it is: "slide". */
  roleText: string;
  photo?: Picture;
}

export function TestimonialSlide({ name, text, stars, starsText, position, roleText, photo }: TestimonialSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide isn't a set of form fields; the role is the ARIA carousel pattern's
    <div className="testimonial-carousel__slide" role="group" aria-roledescription={roleText} aria-label={position}>
      <figure className="testimonial-carousel__card">
        {photo && (
          <div className="testimonial-carousel__photo">
            <Picture picture={photo} />
          </div>
        )}
        <blockquote className="testimonial-carousel__quote">
          <p>{text}</p>
        </blockquote>
        <figcaption className="testimonial-carousel__person">
          <p className="testimonial-carousel__name">{name}</p>
          <TestimonialStars stars={stars} label={starsText} />
        </figcaption>
      </figure>
    </div>
  );
}
