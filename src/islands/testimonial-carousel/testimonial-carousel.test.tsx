import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestimonialCarousel } from "./testimonial-carousel";
import { TestimonialSlide, type TestimonialSlideProps } from "./testimonial-slide";

const labels = { carousel: "carousel", pause: "Pause", play: "Play", previous: "Previous", next: "Next" };

const testimonial: TestimonialSlideProps = {
  name: "S. Verma",
  text: "They explained the report.",
  stars: 4,
  starsText: "4 of 5 stars",
  position: "1 of 2",
  roleText: "slide",
};

const render = (slides: TestimonialSlideProps[]) =>
  renderToStaticMarkup(
    <TestimonialCarousel title="Testimonials" labels={labels}>
      {slides.map((slide) => (
        <TestimonialSlide key={slide.text} {...slide} />
      ))}
    </TestimonialCarousel>,
  );

test("without JavaScript every quote can be read, none is inert", () => {
  const html = render([testimonial, { ...testimonial, text: "The ward was clean." }]);
  expect(html).toContain("They explained the report.");
  expect(html).toContain("The ward was clean.");
  expect(html).not.toContain("inert");
});

test("four of five stars are filled", () => {
  expect(render([testimonial]).match(/data-filled/g)).toHaveLength(4);
});

test("a person without a photo gets no picture", () => {
  expect(render([testimonial])).not.toContain("<img");
});

test("nothing is styled in the HTML, which the security policy would refuse", () => {
  expect(render([testimonial])).not.toContain("style=");
});
