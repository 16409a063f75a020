// Component tests share a page with those of the file before: starting one for each took half of their time.
document.body.replaceChildren();
