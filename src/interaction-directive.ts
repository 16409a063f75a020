import type { ClientDirective } from "astro";

const patienceMilliseconds = 5000;

/**
 * Hydrates an island when someone is about to use it. Until then its HTML works by itself, so a click that comes too
 * early is held and given to the island once it listens; if the island can't be loaded, or takes too long, the click
 * does what it would have done without JavaScript.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let hydrated: Promise<void> | undefined;
  const hydrate = () => {
    hydrated ??= load().then((start) => start());
    return hydrated;
  };

  // A finger that goes down mostly begins to scroll: that is no reason to load anything.
  const onPointerDown = ({ pointerType }: PointerEvent) => pointerType === "mouse" && hydrate();

  const onClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Fields work by themselves, and what they hold is read later.
    if ((event.target as Element).closest("input, select, label")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await Promise.race([hydrate(), new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))]);
    island.removeEventListener("click", onClick, true);
    event.target?.dispatchEvent(new MouseEvent(event.type, event));
  };

  // An address that fills in one of the island's fields, as "?q=heart" does, asks for what only the island can show.
  const asked = new URLSearchParams(location.search);
  for (const field of island.querySelectorAll<HTMLInputElement>("[name]"))
    if (asked.has(field.name)) addEventListener("first-paint", hydrate);
  island.addEventListener("input", hydrate);
  island.addEventListener("focusin", hydrate);
  island.addEventListener("pointerdown", onPointerDown);
  island.addEventListener("click", onClick, true);
};

export default interaction;
