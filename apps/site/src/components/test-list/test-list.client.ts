/** Opens the test that the address names, as the search and other pages link to it. */
function open() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

open();
addEventListener("hashchange", open);
