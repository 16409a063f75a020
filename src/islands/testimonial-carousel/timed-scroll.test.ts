import { expect, test } from "vitest";
import { timeScroll } from "./timed-scroll";

type Carousel = Parameters<typeof timeScroll>[0];

/** The parts of Embla that a move consists of, with a spring that jumps. */
function fakeCarousel() {
  const at = { location: 0, previousLocation: 0, target: 0, duration: 25, finger: false };
  const vector = (name: "location" | "previousLocation" | "target") => ({
    get: () => at[name],
    set: (value: number | { get: () => number }) => {
      at[name] = typeof value === "number" ? value : value.get();
    },
  });
  const scrollBody = {
    seek: () => {
      at.location = at.target;
      return scrollBody;
    },
    duration: () => at.duration,
    useDuration: (duration: number) => {
      at.duration = duration;
      return scrollBody;
    },
  };
  const engine = {
    scrollBody,
    dragHandler: { pointerDown: () => at.finger },
    location: vector("location"),
    previousLocation: vector("previousLocation"),
    target: vector("target"),
  };
  return { at, scrollBody, carousel: { internalEngine: () => engine } as unknown as Carousel };
}

test.each([300, 1200])("a move of %i px takes 1000 ms: 60 steps of Embla's 60 a second", (width) => {
  const { at, scrollBody, carousel } = fakeCarousel();
  timeScroll(carousel, 1000);
  at.target = -width;
  let steps = 0;
  while (at.location !== at.target) {
    scrollBody.seek();
    steps += 1;
    if (steps === 30) expect(at.location).toBeCloseTo(-width / 2);
  }
  expect(steps).toBe(60);
});

test("a slide under a finger follows it at once", () => {
  const { at, scrollBody, carousel } = fakeCarousel();
  timeScroll(carousel, 1000);
  Object.assign(at, { finger: true, target: -40 });
  scrollBody.seek();
  expect(at.location).toBe(-40);
});

test("a jump, for those who want no motion, arrives at once", () => {
  const { at, scrollBody, carousel } = fakeCarousel();
  timeScroll(carousel, 1000);
  Object.assign(at, { duration: 0, target: -300 });
  scrollBody.seek();
  expect(at.location).toBe(-300);
});
