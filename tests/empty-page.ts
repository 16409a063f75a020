// Component tests share a page with those of the file before: starting one for each took half of their time.
if (typeof document !== "undefined") document.body.replaceChildren();
