import type { UseEmblaCarouselType } from "embla-carousel-react";

type Carousel = NonNullable<UseEmblaCarouselType[1]>;

/** How far past the end a slide is dragged to mean it, as a share of its width; Embla pulls back, so it is felt. */
const intent = 0.1;

/** Dragging past the last slide goes to the first, past the first to the last. */
export function rewindOnDrag(carousel: Carousel) {
  const rewind = () => {
    const { limit, location, containerRect } = carousel.internalEngine();
    const slack = containerRect.width * intent;
    if (location.get() < limit.min - slack) carousel.scrollTo(0);
    if (location.get() > limit.max + slack) carousel.scrollTo(carousel.scrollSnapList().length - 1);
  };
  carousel.on("pointerUp", rewind);
}
