/**
 * Shows one letter of a long list at a time. The browser itself reveals a letter for a link or for its search; this
 * hides the previous one.
 */
const list = document.querySelector(".test-list") as HTMLElement;
const groups = [...list.querySelectorAll<HTMLElement>(".test-list__group")];
const canHide = "onbeforematch" in list;

function mark(shown: Element) {
  for (const group of groups) {
    const link = document.querySelector(`.letter-links a[href="#${group.firstElementChild?.id}"]`);
    if (group === shown) link?.setAttribute("aria-current", "true");
    else link?.removeAttribute("aria-current");
  }
}

function show(shown: Element) {
  mark(shown);
  for (const group of groups) if (group !== shown) group.setAttribute("hidden", "until-found");
}

/** Opens the test in the fragment of the address. The search and other pages link to tests in this way. */
function open(): Element | undefined {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named || !list.contains(named)) return undefined;
  if (named instanceof HTMLDetailsElement) named.open = true;
  return named;
}

if (canHide) {
  list.addEventListener("beforematch", ({ target }) => show(target as Element));
  // Of two, the browser has revealed the second for the address. The first stays, because the second would move.
  const revealed = groups.filter((group) => !group.hidden).pop();
  if (revealed) mark(revealed);
}
open()?.scrollIntoView();
addEventListener("hashchange", () => {
  const named = open();
  // The browser reveals only a hidden letter.
  const group = named?.closest(".test-list__group");
  if (canHide && group) show(group);
  named?.scrollIntoView();
});

export {};
