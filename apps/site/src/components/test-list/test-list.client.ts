/**
 * Shows one letter of a long list at a time. The browser itself reveals a letter for a link or for its search; this
 * hides the previous one.
 */
const list = document.querySelector(".test-list") as HTMLElement;
const groups = [...list.querySelectorAll<HTMLElement>(".test-list__group")];

function show(shown: Element) {
  for (const group of groups) {
    if (group !== shown) group.setAttribute("hidden", "until-found");
    const link = document.querySelector(`.letter-links a[href="#${group.firstElementChild?.id}"]`);
    if (group === shown) link?.setAttribute("aria-current", "true");
    else link?.removeAttribute("aria-current");
  }
}

/** Opens the test in the fragment of the address. The search and other pages link to tests in this way. */
function open() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

if ("onbeforematch" in list) {
  list.addEventListener("beforematch", ({ target }) => show(target as Element));
  const revealed = groups.find((group) => !group.hidden);
  if (revealed) show(revealed);
}
open();
addEventListener("hashchange", open);

export {};
