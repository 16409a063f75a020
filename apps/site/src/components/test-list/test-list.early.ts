/**
 * Closes the letters of a long list to shorten the page on a phone. Only in browsers whose find-in-page opens a
 * matching `<details>`. Other browsers, and those without JavaScript, show the whole list below links to the letters.
 */
const list = document.querySelector(".test-list") as HTMLElement;
const groups = list.querySelectorAll<HTMLDetailsElement>(".test-list__group");

if (groups.length && "onbeforematch" in list) {
  list.dataset.folded = "";
  (document.querySelector(".letter-links") as HTMLElement).hidden = true;
  for (const group of groups) group.open = false;
}

export {};
