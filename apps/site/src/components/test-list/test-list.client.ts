/**
 * Opens the test in the fragment of the address, and its letter. The search and other pages link to tests in this way.
 */
function open() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let outer = named?.closest("details"); outer; outer = outer.parentElement?.closest("details")) outer.open = true;
  if (named instanceof HTMLDetailsElement) named.scrollIntoView();
}

open();
addEventListener("hashchange", open);

export {};
