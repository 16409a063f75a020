/**
 * Folds the letters of a long list, so that the page is short on a phone, in browsers whose search in the page opens
 * what it finds. Other browsers, and those without JavaScript, show the whole list below links to its letters.
 */
const list = document.querySelector(".test-list") as HTMLElement;
const groups = list.querySelectorAll<HTMLDetailsElement>(".test-list__group");

if (groups.length && "onbeforematch" in list) {
  list.dataset.folded = "";
  (document.querySelector(".letter-links") as HTMLElement).hidden = true;
  for (const group of groups) group.open = false;
}

export {};
