import { button, element, find, getJson, post } from "./requests.ts";

/** After a change of name, number or address, offers to update the texts that repeat it. */

interface Found {
  words: { old: string; now: string }[];
  texts: { id: string; label: string; after: string }[];
}

const status = find(".plain__status");
const texts = find(".plain__texts");

async function show(): Promise<void> {
  const { words, texts: found } = await getJson<Found>("/old-words.json");
  find(".plain__words").replaceChildren(...words.map(({ old, now }) => element("li", `“${old}” is now “${now}”.`)));
  texts.replaceChildren(
    ...found.map(({ id, label, after }) => {
      const box = element("input", "", { type: "checkbox", value: id, checked: "" });
      const tick = element("label", "", { class: "plain__tick" }, box, element("strong", label));
      return element("div", "", { class: "plain__change" }, tick, element("p", after));
    }),
  );
  find(".plain__act").replaceChildren(
    ...(found.length === 0
      ? []
      : [
          button("Change what is ticked", () => work("/old-words", chosen()), "main"),
          button("Leave all as it is", () => work("/leave-words")),
        ]),
  );
  if (found.length === 0) status.textContent ||= "No text says what was before.";
}

function chosen(): Record<string, string> {
  const ticked = [...texts.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value);
  return { chosen: JSON.stringify(ticked) };
}

async function work(path: string, values: Record<string, string> = {}): Promise<void> {
  status.textContent = "Checking and writing …";
  const { refused } = await post<{ refused: string[] }>(path, values);
  status.textContent =
    refused.length > 0 ? refused.join("\n") : "Done. What was changed goes live with the next publishing.";
  if (refused.length === 0) await show();
  status.scrollIntoView({ block: "nearest" });
}

await show();
