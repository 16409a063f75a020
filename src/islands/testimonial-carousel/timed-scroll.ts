import type { UseEmblaCarouselType } from "embla-carousel-react";

type Carousel = NonNullable<UseEmblaCarouselType[1]>;

/** Embla 8.6 moves on in steps of 1000 / 60 ms, whatever the screen's rate: `Animations` in its source. */
const stepsPerSecond = 60;

const easeInOut = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

/**
 * Makes every move to a slide take `milliseconds`. Embla's own `duration` isn't a time but the strength of a spring,
 * and how long that takes to settle grows with the carousel's width. Call it again after "reInit".
 */
export function timeScroll(carousel: Carousel, milliseconds: number) {
  const { scrollBody, dragHandler, location, previousLocation, target } = carousel.internalEngine();
  const embla = { seek: scrollBody.seek };
  const steps = Math.round((milliseconds / 1000) * stepsPerSecond);
  let step = 0;
  let from = Number.NaN;
  let to = Number.NaN;

  scrollBody.seek = () => {
    const instant = scrollBody.duration() === 0;
    if (instant || dragHandler.pointerDown()) {
      to = Number.NaN;
      return embla.seek();
    }
    if (target.get() !== to) {
      from = location.get();
      to = target.get();
      step = 0;
    }
    step += 1;
    // The last step is Embla's instant one: it arrives exactly and forgets the speed of a drag before.
    // biome-ignore lint/correctness/useHookAtTopLevel: Embla's method, not a hook
    if (step >= steps) return scrollBody.useDuration(0).seek();
    previousLocation.set(location);
    location.set(from + (to - from) * easeInOut(step / steps));
    return scrollBody;
  };
}
