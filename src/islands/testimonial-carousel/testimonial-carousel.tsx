import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { rewindOnDrag } from "./rewind-on-drag";
import { timeScroll } from "./timed-scroll";
import { useReducedMotion } from "./use-reduced-motion";
import "./testimonial-carousel.css";

/** How long a move to another slide takes: the specification's "speed 1000 ms". */
const moveMilliseconds = 1000;

/** From one move to the next: time to read a quote at ease, and the move itself. */
const cycleMilliseconds = 7000;

export interface TestimonialCarouselProps {
  title: string;
  text?: string;
  labels: { carousel: string; pause: string; play: string; previous: string; next: string };
  /** The slides: they stay the HTML that they are. */
  children: ReactNode;
}

/** Astro puts an element of its own between the row and its slides. */
const options = { container: ".testimonial-carousel__row", slides: ".testimonial-carousel__slide" };

/** The testimonials one by one. Before it is hydrated, a row that scrolls by hand; without JavaScript, a grid. */
export function TestimonialCarousel({ title, text, labels, children }: TestimonialCarouselProps) {
  const [viewport, carousel] = useEmblaCarousel(options, [Autoplay({ delay: cycleMilliseconds, playOnInit: false })]);
  const [selected, setSelected] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const wanted = (choice ?? (reducedMotion ? "pause" : "play")) === "play";
  const playing = wanted && !hovered && !focused;

  useEffect(() => {
    if (!carousel) return;
    // What the reader did before it was hydrated.
    const section = carousel.rootNode().closest("section");
    setHovered(section?.matches(":hover") ?? false);
    setFocused(section?.matches(":focus-within") ?? false);
    carousel.rootNode().scrollLeft = 0;
    timeScroll(carousel, moveMilliseconds);
    rewindOnDrag(carousel);
    carousel.on("reInit", () => timeScroll(carousel, moveMilliseconds));
    carousel.on("select", () => setSelected(carousel.selectedScrollSnap()));
  }, [carousel]);

  useEffect(() => {
    // Out of sight behind the one that shows.
    for (const [index, slide] of carousel?.slideNodes().entries() ?? []) slide.inert = index !== selected;
  }, [carousel, selected]);

  useEffect(() => {
    const autoplay = carousel?.plugins().autoplay;
    if (!carousel || !autoplay || !playing) return;
    const play = () => autoplay.play(reducedMotion);
    play();
    // The plugin stops by itself when a drag begins and when the window changes its size.
    carousel.on("pointerUp", play).on("reInit", play);
    return () => {
      carousel.off("pointerUp", play).off("reInit", play);
      autoplay.stop();
    };
  }, [carousel, playing, reducedMotion]);

  function go(step: 1 | -1) {
    const count = carousel?.slideNodes().length ?? 0;
    carousel?.scrollTo((selected + step + count) % count, reducedMotion);
  }

  function toggle() {
    setChoice(wanted ? "pause" : "play");
    // "Play" is pressed from inside: neither the pointer nor the focus that pressed it may hold the carousel.
    setHovered(false);
    setFocused(false);
  }

  const isFromInside = ({ currentTarget, relatedTarget }: FocusEvent | PointerEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

  return (
    <section
      className="testimonial-carousel"
      aria-labelledby="testimonials"
      aria-roledescription={labels.carousel}
      data-hydrated={carousel !== undefined || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => isFromInside(event) || setFocused(true)}
      onBlur={(event) => isFromInside(event) || setFocused(false)}
    >
      <div className="testimonial-carousel__inner">
        <div className="testimonial-carousel__head">
          <h2 id="testimonials">{title}</h2>
          {text && <p className="testimonial-carousel__text">{text}</p>}
        </div>
        <div className="testimonial-carousel__controls">
          <button type="button" className="testimonial-carousel__control" onClick={toggle}>
            {wanted ? labels.pause : labels.play}
          </button>
          <button type="button" className="testimonial-carousel__control" onClick={() => go(-1)}>
            {labels.previous}
          </button>
          <button type="button" className="testimonial-carousel__control" onClick={() => go(1)}>
            {labels.next}
          </button>
        </div>
        {/* A row that scrolls by hand has to be in reach of the keyboard. */}
        <div className="testimonial-carousel__window" ref={viewport} tabIndex={carousel ? -1 : 0}>
          <div className="testimonial-carousel__row" aria-live={playing ? "off" : "polite"}>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
