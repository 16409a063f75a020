import { PlaybackButton } from "../playback-button/playback-button";
import { TestimonialCard, type TestimonialCardProps } from "../testimonial-card/testimonial-card";
import "./testimonial-carousel.css";

interface TestimonialCarouselProps {
  title: string;
  text?: string;
  slides: (TestimonialCardProps & {
    /** The accessible name of the slide: "1 of 5". */
    position: string;
  })[];
  /** `carousel` and `slide` are values of aria-roledescription. */
  labels: { carousel: string; slide: string; pause: string; play: string; previous: string; next: string };
}

/** A scrollable row, which `testimonial-carousel.client.ts` turns into a carousel. */
export function TestimonialCarousel({ title, text, slides, labels }: TestimonialCarouselProps) {
  return (
    <section
      className="testimonial-carousel"
      aria-labelledby="testimonials"
      aria-roledescription={labels.carousel}
      data-pause={labels.pause}
      data-play={labels.play}
    >
      <div className="testimonial-carousel__inner page-width">
        <div className="testimonial-carousel__head">
          <h2 id="testimonials">{title}</h2>
          {text && <p className="testimonial-carousel__text">{text}</p>}
        </div>
        <div className="testimonial-carousel__controls">
          {[labels.pause, labels.previous, labels.next].map((label) => (
            <PlaybackButton key={label} label={label} describedBy="testimonials" />
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard */}
        <div className="testimonial-carousel__window" tabIndex={0}>
          <div className="testimonial-carousel__row">
            {slides.map(({ position, ...slide }) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide isn't a set of form fields; the role is the ARIA carousel pattern's
              <div
                key={position}
                className="testimonial-carousel__slide"
                role="group"
                aria-roledescription={labels.slide}
                aria-label={position}
              >
                <TestimonialCard {...slide} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
