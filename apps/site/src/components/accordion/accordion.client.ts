/** Keeps one panel open at a time in browsers that don't support the `name` of `<details>`. */
const panels = [...document.querySelectorAll<HTMLDetailsElement>(".accordion__panel")];

for (const panel of "name" in HTMLDetailsElement.prototype ? [] : panels) {
  const others = panels.filter((other) => other !== panel && other.getAttribute("name") === panel.getAttribute("name"));
  panel.addEventListener("toggle", () => {
    if (panel.open) for (const other of others) other.open = false;
  });
}
