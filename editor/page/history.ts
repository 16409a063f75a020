import { button, element, find, getJson, momentWords, post, type ValueChange, valueTable } from "./requests.ts";

/** The history, and restoring from it. */

interface Change {
  id: string;
  words: string;
  by: string;
  at: string;
}

interface ChangedFile {
  path: string;
  name: string;
  values: ValueChange[];
}

const status = find(".plain__status");
const entry = new URLSearchParams(location.search).get("entry") ?? "";
find(".plain__all").hidden = entry === "";

async function show(): Promise<void> {
  const changes = await getJson<Change[]>(`/history.json?entry=${encodeURIComponent(entry)}`);
  find(".plain__changes").replaceChildren(...changes.map(row));
  if (changes.length === 0) status.textContent = "Nothing was changed here yet.";
}

function row({ id, words, by, at }: Change): HTMLElement {
  const details = element("details", "", {}, element("summary", "What it was, and what it became"));
  details.addEventListener("toggle", async () => {
    if (details.childElementCount === 1) details.append(...(await contents(id)));
  });
  const who = element("p", `${by}, ${momentWords(at)}`, { class: "plain__who" });
  return element("li", "", { class: "plain__change" }, element("p", words), who, details);
}

async function contents(id: string): Promise<HTMLElement[]> {
  const files = await getJson<ChangedFile[]>(`/change.json?id=${id}`);
  const parts = files.map(({ path, name, values }) => {
    const whole = values.length === 0 ? element("p", path) : valueTable(values, "Before", "After");
    return element("div", "", {}, element("p", name), whole);
  });
  const back = (side: string) => async () => {
    const { refused } = await post<{ refused: string[] }>("/bring-back", { id, side });
    await show();
    status.textContent =
      refused.length > 0 ? refused.join("\n") : "It is brought back. It goes live with the next publishing.";
    status.scrollIntoView({ block: "nearest" });
  };
  const buttons = [button("Bring back what was before", back("before")), button("Bring this back", back("after"))];
  return [...parts, ...buttons];
}

await show();
