/** The duration of a move to another slide: "speed 1000 ms" in the specification. */
const moveMs = 1000;

/** The interval between moves: time to read, plus the move itself. */
const cycleMs = 7000;

/** The minimum distance of a swipe, as a share of the slide's width. */
const minDragShare = 0.1;

const easeInOut = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

for (const carousel of document.querySelectorAll<HTMLElement>(".testimonial-carousel")) {
  const view = carousel.querySelector<HTMLElement>(".testimonial-carousel__window");
  const slides = [...carousel.querySelectorAll<HTMLElement>(".testimonial-carousel__slide")];
  const [toggle, previous, next] = carousel.querySelectorAll("button");
  if (!view || !toggle || !previous || !next) continue;

  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  /** -1 in right-to-left languages. */
  const direction = document.dir === "rtl" ? -1 : 1;
  let selected = 0;
  /** Whether the visitor started or paused the carousel; undefined before that. */
  let choice: boolean | undefined;
  // Hover and focus from before this script ran.
  let isHovered = carousel.matches(":hover");
  let isFocused = carousel.contains(document.activeElement);
  let isInView = false;
  let drag: { x: number; left: number } | undefined;
  let timer = 0;
  let frame = 0;

  const update = () => {
    const isWanted = choice ?? !reducedMotion.matches;
    const isPlaying = isWanted && !isHovered && !isFocused && !drag && isInView && !document.hidden;
    const label = (isWanted ? carousel.dataset.pause : carousel.dataset.play) ?? "";
    // Setting the same text again would cause another layout.
    if (toggle.textContent !== label) toggle.textContent = label;
    view.setAttribute("aria-live", isPlaying ? "off" : "polite");
    clearInterval(timer);
    if (isPlaying) timer = window.setInterval(() => show(selected + 1), cycleMs);
  };

  /** Makes hidden slides unfocusable. */
  const hideOthers = () => {
    for (const slide of slides) slide.toggleAttribute("inert", slide !== slides[selected]);
  };

  /** After the last slide, the row scrolls back to the first. */
  const show = (index: number) => {
    selected = (index + slides.length) % slides.length;
    hideOthers();
    const start = performance.now();
    const from = view.scrollLeft;
    const step = () => {
      const isJump = reducedMotion.matches;
      const progress = isJump ? 1 : Math.min((performance.now() - start) / moveMs, 1);
      view.scrollLeft = from + (direction * selected * view.clientWidth - from) * easeInOut(progress);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame);
    step();
  };

  const release = ({ type, clientX }: PointerEvent) => {
    if (!drag) return;
    const dragged = (direction * (drag.x - clientX)) / view.clientWidth;
    drag = undefined;
    // A vertical movement scrolls the page, and the browser cancels the pointer.
    show(selected + (type === "pointerup" && Math.abs(dragged) > minDragShare ? Math.sign(dragged) : 0));
    update();
  };

  view.addEventListener("pointerdown", ({ isPrimary, button, pointerId, clientX }) => {
    if (!isPrimary || button > 0) return;
    cancelAnimationFrame(frame);
    view.setPointerCapture(pointerId);
    drag = { x: clientX, left: view.scrollLeft };
    update();
  });
  view.addEventListener("pointermove", ({ clientX }) => {
    if (drag) view.scrollLeft = drag.left + drag.x - clientX;
  });
  view.addEventListener("pointerup", release);
  view.addEventListener("pointercancel", release);
  // Drags the slide instead of its photo or text.
  view.addEventListener("dragstart", (event) => event.preventDefault());
  view.addEventListener("selectstart", (event) => event.preventDefault());

  toggle.addEventListener("click", () => {
    choice = !(choice ?? !reducedMotion.matches);
    // The "Play" button is inside the carousel: its hover and focus must not pause the carousel again.
    isHovered = false;
    isFocused = false;
    update();
  });
  previous.addEventListener("click", () => show(selected - 1));
  next.addEventListener("click", () => show(selected + 1));

  const hold = ({ type, relatedTarget }: FocusEvent | PointerEvent) => {
    if (type.startsWith("pointer")) isHovered = type === "pointerenter";
    else if (!carousel.contains(relatedTarget as Node | null)) isFocused = type === "focusin";
    update();
  };
  carousel.addEventListener("pointerenter", hold);
  carousel.addEventListener("pointerleave", hold);
  carousel.addEventListener("focusin", hold);
  carousel.addEventListener("focusout", hold);
  reducedMotion.addEventListener("change", update);
  document.addEventListener("visibilitychange", update);

  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    update();
  }).observe(carousel);
  // Last, so that a browser without one of these APIs has a scrollable row and no broken buttons. At this point the
  // layout is already computed, so that measuring it is fast.
  new ResizeObserver(() => {
    if (carousel.hasAttribute("data-scripted")) {
      view.scrollLeft = direction * selected * view.clientWidth;
      return;
    }
    selected = Math.round((direction * view.scrollLeft) / view.clientWidth);
    hideOthers();
    view.tabIndex = -1;
    carousel.toggleAttribute("data-scripted", true);
  }).observe(view);
}
