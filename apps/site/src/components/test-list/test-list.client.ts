/**
 * Shows one letter of a long list at a time. The browser itself reveals a letter for a link or for its search; this
 * hides the previous one.
 */
import { groups, openNamed, show } from "./test-list.early.ts";

for (const group of groups) group.addEventListener("beforematch", () => show(group));
const first = groups.find((group) => !group.hidden);
if (first) show(first);
addEventListener("hashchange", () => openNamed()?.scrollIntoView());
