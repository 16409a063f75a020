/**
 * The default interval between the moves of a `<marquee>`:
 * https://html.spec.whatwg.org/multipage/obsolete.html#dom-marquee-scrolldelay
 */
const scrollDelayMs = 85;

/** The events that stop the strip, and those that let it move again. */
const holdingEvents = { pointerenter: true, focusin: true, pointerleave: false, focusout: false };

for (const strip of document.querySelectorAll<HTMLElement>(".insurer-strip")) {
  const button = strip.querySelector("button");
  const list = strip.querySelector("ul");
  const row = list?.parentElement;
  if (!button || !row) continue;

  const copy = list.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  row.append(copy);

  const stillMedia = matchMedia("print, (prefers-reduced-motion: reduce)");
  // `update` sets the duration, once the row has been laid out.
  const motion = row.animate({ transform: ["none", "translateX(-50%)"] }, { duration: 1, iterations: Infinity });
  motion.pause();
  let inView = false;
  let isHeld = false;
  let paused = false;

  const update = () => {
    if (stillMedia.matches) {
      motion.cancel();
      return hideCut(false);
    }
    motion.effect?.updateTiming({
      duration: ((row.offsetWidth / 2) * scrollDelayMs) / Number(strip.dataset.scrollAmount),
    });
    const isMoving = inView && !isHeld && !paused;
    if (isMoving) motion.play();
    else motion.pause();
    hideCut(!isMoving);
  };

  /** While the strip is paused, names that are cut off at an edge are hidden. */
  const hideCut = (isAtRest: boolean) => {
    const { left, right } = (row.parentElement as HTMLElement).getBoundingClientRect();
    const tiles = [...row.querySelectorAll("li")];
    // Measures everything before changing anything, so that the browser computes the layout only once.
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      const isCut = (box.left < left && box.right > left) || (box.left < right && box.right > right);
      tiles[index]?.toggleAttribute("data-cut", isAtRest && isCut);
    }
  };

  for (const [type, isHolding] of Object.entries(holdingEvents))
    strip.addEventListener(type, () => {
      isHeld = isHolding;
      update();
    });

  button.addEventListener("click", () => {
    paused = !paused;
    button.textContent = (paused ? strip.dataset.play : strip.dataset.pause) ?? "";
    // The "Play" button is inside the strip: its hover and focus must not pause the strip again.
    isHeld = false;
    update();
  });

  stillMedia.addEventListener("change", update);
  // The font may arrive while the strip is paused.
  new ResizeObserver(update).observe(row);

  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    update();
  }).observe(strip);
  // Last, so that a browser without one of these APIs has a scrollable row and no broken button.
  strip.toggleAttribute("data-moving", true);
  row.parentElement?.removeAttribute("tabindex");
}
