/** Opens the test that the address names, as the search and other pages link to it, and its letter. */
function open() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let outer = named?.closest("details"); outer; outer = outer.parentElement?.closest("details")) outer.open = true;
  if (named instanceof HTMLDetailsElement) named.scrollIntoView();
}

open();
addEventListener("hashchange", open);

export {};
