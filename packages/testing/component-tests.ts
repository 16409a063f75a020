import { configure } from "@testing-library/react";

// Component tests share a jsdom window across files, because creating one took half of their time.
document.body.replaceChildren();
// No test is about the machine's speed; the default is a second.
configure({ asyncUtilTimeout: 30_000 });
