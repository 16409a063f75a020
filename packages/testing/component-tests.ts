import { configure } from "@testing-library/react";

// Component tests share a jsdom window across files, because creating one took half of their time.
document.body.replaceChildren();
// No test may depend on the machine's speed; the default is one second.
configure({ asyncUtilTimeout: 30_000 });
