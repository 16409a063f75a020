/** A letter that was pressed stays in view, when the words of another above it close. */
const letters = document.querySelector(".a-to-z");
letters?.addEventListener(
  "toggle",
  ({ target }) => {
    const group = target as HTMLDetailsElement;
    if (group.open) group.firstElementChild?.scrollIntoView({ block: "nearest" });
  },
  true,
);
