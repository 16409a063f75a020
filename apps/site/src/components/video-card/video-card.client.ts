for (const link of document.querySelectorAll<HTMLAnchorElement>(".video-card__poster")) {
  const id = new URL(link.href).searchParams.get("v");
  if (!id) continue;

  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  button.append(...link.childNodes);
  link.replaceWith(button);

  button.addEventListener("click", () => {
    const frame = document.createElement("iframe");
    frame.className = "video-card__frame";
    frame.title = link.dataset.title ?? "";
    frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    frame.allowFullscreen = true;
    frame.height = "350";
    // The player shows "error 153" on pages that send no referrer.
    frame.referrerPolicy = "strict-origin-when-cross-origin";
    frame.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
    button.replaceWith(frame);
    frame.focus();
  });
}
