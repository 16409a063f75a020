/**
 * Loads an island on the first interaction. A click before hydration is stored and replayed afterwards. If loading
 * fails or takes too long, the click has its default action, as without JavaScript.
 */
const islands = import.meta.glob("../*/*.lazy.ts");
const timeoutMs = 5000;

for (const island of document.querySelectorAll<HTMLElement>(".lazy-island")) {
  const { name } = island.dataset;
  const load = () =>
    islands[`../${name}/${name}.lazy.ts`]?.().catch(() => {
      delete island.dataset.loading;
    });

  const onClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Fields need no replay, because hydration reads their values. The warning box works without the island.
    if ((event.target as Element).closest("input, select, label, [role=alert]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    island.removeEventListener("click", onClick, true);
    event.target?.dispatchEvent(new MouseEvent(event.type, event));
  };

  // The visitor used a field before this script ran, or the address has a query such as "?q=heart".
  for (const field of island.querySelectorAll<HTMLInputElement>("[name]")) {
    const isFilled = Boolean(field.value) || location.search.includes(`${field.name}=`);
    // Until hydration, for a message such as "Searching…".
    if (isFilled) island.dataset.loading = "";
    if (isFilled || field === document.activeElement) load();
  }
  island.oninput = load;
  // Without touch events, because most touches only scroll.
  island.addEventListener("focusin", load);
  island.addEventListener("click", onClick, true);
}
