/**
 * Loads an island when someone is about to use it. Until then its HTML works by itself, so a click that comes too early is
 * held and given to the island once it listens; if it can't be loaded, or takes too long, the click does what it would
 * have done without JavaScript.
 */
const islands = import.meta.glob("../*/*.lazy.ts");
const timeoutMs = 5000;

for (const island of document.querySelectorAll<HTMLElement>(".lazy-island")) {
  const { name } = island.dataset;
  const load = () => islands[`../${name}/${name}.lazy.ts`]?.().catch(() => {});

  const onClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Fields work by themselves, and what they hold is read later.
    if ((event.target as Element).closest("input, select, label")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    island.removeEventListener("click", onClick, true);
    event.target?.dispatchEvent(new MouseEvent(event.type, event));
  };

  // What was typed, chosen or reached before this script came, and an address that fills in a field, as "?q=heart" does.
  for (const field of island.querySelectorAll<HTMLInputElement>("[name]"))
    if (field.value || location.search.includes(`${field.name}=`) || field === document.activeElement) load();
  island.oninput = load;
  // A finger that goes down mostly begins to scroll: that is no reason to load anything.
  island.addEventListener("focusin", load);
  island.addEventListener("click", onClick, true);
}
