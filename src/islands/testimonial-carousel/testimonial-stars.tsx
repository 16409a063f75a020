const star = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

export interface TestimonialStarsProps {
  /** Of 5. */
  stars: number;
  /** What a screen reader hears: "4 of 5 stars". */
  label: string;
}

export function TestimonialStars({ stars, label }: TestimonialStarsProps) {
  return (
    <p className="testimonial-carousel__stars">
      <span className="visually-hidden">{label}</span>
      {[1, 2, 3, 4, 5].map((number) => (
        <svg
          key={number}
          className="testimonial-carousel__star"
          data-filled={number <= stars || undefined}
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path d={star} />
        </svg>
      ))}
    </p>
  );
}
