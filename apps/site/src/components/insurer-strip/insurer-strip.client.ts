/** A `<marquee>` moves once each 85 ms: https://html.spec.whatwg.org/multipage/obsolete.html#dom-marquee-scrolldelay */
const scrollDelayMs = 85;

const holdsFrom = { pointerenter: true, focusin: true, pointerleave: false, focusout: false };

for (const strip of document.querySelectorAll<HTMLElement>(".insurer-strip")) {
  const button = strip.querySelector("button");
  const list = strip.querySelector("ul");
  const row = list?.parentElement;
  if (!button || !row) continue;

  const copy = list.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  row.append(copy);

  const still = matchMedia("print, (prefers-reduced-motion: reduce)");
  const motion = row.animate({ transform: ["none", "translateX(-50%)"] }, { iterations: Infinity });
  let inView = false;
  let held = false;
  let paused = false;

  const update = () => {
    if (still.matches) {
      motion.cancel();
      return hideCut(false);
    }
    motion.effect?.updateTiming({
      duration: ((row.offsetWidth / 2) * scrollDelayMs) / Number(strip.dataset.scrollAmount),
    });
    const isMoving = inView && !held && !paused;
    if (isMoving) motion.play();
    else motion.pause();
    hideCut(!isMoving);
  };

  /** While paused, names cut by an edge are hidden. */
  const hideCut = (isAtRest: boolean) => {
    const { left, right } = (row.parentElement as HTMLElement).getBoundingClientRect();
    const tiles = [...row.querySelectorAll("li")];
    // All are measured before one is changed, so that the page is laid out once.
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      const isCut = (box.left < left && box.right > left) || (box.left < right && box.right > right);
      tiles[index]?.toggleAttribute("data-cut", isAtRest && isCut);
    }
  };

  for (const [type, holds] of Object.entries(holdsFrom))
    strip.addEventListener(type, () => {
      held = holds;
      update();
    });

  button.addEventListener("click", () => {
    paused = !paused;
    button.textContent = (paused ? strip.dataset.play : strip.dataset.pause) ?? "";
    // "Play" is inside the strip: its hover and focus must not pause it again.
    held = false;
    update();
  });

  still.addEventListener("change", update);
  // The font may come while the names stand still.
  new ResizeObserver(update).observe(row);

  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    update();
  }).observe(strip);
  // Last, so that a browser without one of the APIs above keeps a scrollable row and no dead button.
  strip.toggleAttribute("data-moving", true);
  row.parentElement?.removeAttribute("tabindex");
}
