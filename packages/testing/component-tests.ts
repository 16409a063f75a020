import { cleanup, configure } from "@testing-library/react";
import { afterAll } from "vitest";

// Component tests share a jsdom window across files, because creating one took half of their time.
document.body.replaceChildren();
// Before the next file empties the document: React can't unmount a dialog whose elements are gone.
afterAll(cleanup);
// No test may depend on the machine's speed; the default is one second.
configure({ asyncUtilTimeout: 30_000 });
