// Component tests share a jsdom window across files, because creating one took half of their time.
document.body.replaceChildren();
