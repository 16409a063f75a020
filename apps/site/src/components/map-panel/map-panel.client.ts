for (const button of document.querySelectorAll<HTMLButtonElement>(".map-panel__button")) {
  button.addEventListener("click", () => {
    const frame = document.createElement("iframe");
    frame.className = "map-panel__frame";
    frame.title = button.dataset.title ?? "";
    // OpenStreetMap refuses tiles to pages that send no referrer.
    frame.referrerPolicy = "strict-origin-when-cross-origin";
    frame.src = button.dataset.src ?? "";
    button.parentElement?.replaceChildren(frame);
    frame.focus();
  });
}
