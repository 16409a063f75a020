/**
 * Opens the test in the fragment of the address, and shows only its letter, before the first paint: later it would move
 * the elements below. The search and other pages link to tests in this way.
 */
const list = document.querySelector(".test-list") as HTMLElement;
export const groups = [...list.querySelectorAll<HTMLElement>(".test-list__group")];
const canHide = "onbeforematch" in list;

/** Shows one letter of a long list, and marks its link. */
export function show(shown: Element) {
  for (const group of groups) {
    const link = document.querySelector(`.letter-links a[href="#${group.firstElementChild?.id}"]`);
    if (group === shown) link?.setAttribute("aria-current", "true");
    else link?.removeAttribute("aria-current");
    if (!canHide) continue;
    if (group === shown) group.hidden = false;
    else group.setAttribute("hidden", "until-found");
  }
}

/** Opens and returns the test, or returns the letter, in the fragment of the address. */
export function openNamed(): Element | undefined {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named || !list.contains(named)) return undefined;
  if (named instanceof HTMLDetailsElement) named.open = true;
  const group = named.closest(".test-list__group");
  if (group) show(group);
  return named;
}

openNamed();
