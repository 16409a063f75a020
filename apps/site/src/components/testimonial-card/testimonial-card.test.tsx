import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestimonialCard } from "./testimonial-card";

const html = renderToStaticMarkup(
  <TestimonialCard name="S. Verma" text="They explained the report." stars={4} starsText="4 of 5 stars" />,
);

test("fills four of five stars", () => {
  expect(html.match(/data-filled/g)).toHaveLength(4);
});

test("shows no picture for a person without a photo", () => {
  expect(html).not.toContain("<img");
});
