/** Keeps one panel open at a time in browsers that don't support the `name` of `<details>`. */
const panels = [...document.querySelectorAll<HTMLDetailsElement>(".accordion__panel")];

for (const panel of "name" in HTMLDetailsElement.prototype ? [] : panels) {
  const siblings = panels.filter(
    (candidate) => candidate !== panel && candidate.getAttribute("name") === panel.getAttribute("name"),
  );
  panel.addEventListener("toggle", () => {
    if (panel.open) for (const sibling of siblings) sibling.open = false;
  });
}
