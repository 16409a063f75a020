import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestimonialCard } from "./testimonial-card";

const html = renderToStaticMarkup(
  <TestimonialCard name="S. Verma" text="They explained the report." stars={4} starsText="4 of 5 stars" />,
);

test("four of five stars are filled", () => {
  expect(html.match(/data-filled/g)).toHaveLength(4);
});

test("a person without a photo gets no picture", () => {
  expect(html).not.toContain("<img");
});
