/** Shows the day that is chosen in the strip: today, or the one in the address. */
const links = [...document.querySelectorAll<HTMLAnchorElement>(".opd-week__link")];

function show(hash: string): void {
  const chosen = links.find((link) => link.hash === hash);
  if (!chosen) return;
  for (const link of links) {
    link.toggleAttribute("aria-current", link === chosen);
    document.querySelector(link.hash)?.parentElement?.toggleAttribute("data-shown", link === chosen);
  }
  chosen.setAttribute("aria-current", "true");
}

for (const link of links) link.addEventListener("click", () => show(link.hash));
addEventListener("hashchange", () => show(location.hash));
show(links[0]?.hash ?? "");
show(location.hash);
