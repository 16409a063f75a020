/** Export and import of spreadsheets, with a preview of the changes. */
import { element, find, getJson, post, type ValueChange, valueTable } from "./requests.ts";

interface Remark {
  place: string;
  message: string;
  fix: string;
}

interface RowChange {
  title: string;
  place: string;
  fields: ValueChange[];
}

interface Report {
  label: string;
  added: RowChange[];
  changed: RowChange[];
  missing: { id: string; title: string }[];
  problems: Remark[];
  notes: Remark[];
}

type Answer = { unreadable?: string; report?: Report; fingerprint?: string; refused?: string[] };

/** The most rows shown. */
const maxShown = 200;

const input = find<HTMLInputElement>('[name="file"]');
const outcome = find(".plain__status");
const part = find(".sheets__report");
const changes = find(".sheets__changes");
const write = find<HTMLButtonElement>(".sheets__write");
let fingerprint: string | undefined;

input.addEventListener("change", () => look([]));
changes.addEventListener("change", async ({ target }) => {
  const { id } = target as HTMLInputElement;
  await look(ticked());
  document.getElementById(id)?.focus();
});
write.addEventListener("click", async () => {
  write.disabled = true;
  say("Checking and writing …");
  const { refused, unreadable } = await send(ticked(), fingerprint);
  if (refused?.length === 0) {
    part.hidden = true;
    input.value = "";
    say("Written. The website's pages change as after any save.");
  } else say(unreadable ?? (refused ?? []).join("\n"), "refused");
  outcome.scrollIntoView({ block: "nearest" });
});

const books = await getJson<{ name: string; label: string }[]>("/spreadsheets.json");
find(".sheets__books").replaceChildren(
  ...books.map(({ name, label }) => {
    const link = element("a", label, { href: `/spreadsheets/${name}.xlsx`, download: `${name}.xlsx` });
    return element("li", "", {}, link);
  }),
);

// A file chosen before this script ran.
if (input.files?.length) await look([]);

/** Previews the import of the chosen file. */
async function look(removed: string[]): Promise<void> {
  part.hidden = true;
  if (!input.files?.length) return say("");
  say("Reading the file …");
  const { unreadable, refused = [], report, fingerprint: own } = await send(removed);
  if (!report) return say(unreadable ?? refused.join("\n"), "refused");
  fingerprint = own;
  show(report, removed);
}

function send(removed: string[], seen?: string): Promise<Answer> {
  const form = new FormData();
  form.set("file", input.files?.[0] ?? "");
  for (const id of removed) form.append("removed", id);
  if (seen !== undefined) form.set("fingerprint", seen);
  return post("/spreadsheets", form);
}

function show({ label, added, changed, missing, problems, notes }: Report, removed: string[]): void {
  const counts = [
    problems.length > 0 && `${counted(problems.length, "thing")} to put right`,
    added.length > 0 && `${added.length} new`,
    changed.length > 0 && `${changed.length} changed`,
    removed.length > 0 && `${removed.length} to delete`,
    missing.length > removed.length && `${missing.length - removed.length} not in the file (kept)`,
  ].filter(Boolean);
  const isNothing = added.length + changed.length + removed.length === 0;
  say(`${label}: ${counts.join(", ") || "the file says what the website says"}.`, problems.length > 0 ? "refused" : "");
  changes.replaceChildren(
    ...group("problems", "To put right in the file, before anything can be written", problems.map(remark)),
    ...group("added", "New", added.map(row)),
    ...group("changed", "Changed", changed.map(row)),
    ...group(
      "missing",
      "On the website, but not in the file. They stay, unless you tick them.",
      missing.map(({ id, title }) => tick(id, title, removed.includes(id))),
    ),
    ...group("notes", "Passed over", notes.map(remark)),
  );
  write.disabled = problems.length > 0 || isNothing;
  part.hidden = changes.childElementCount === 0;
}

function group(kind: string, title: string, rows: HTMLElement[]): HTMLElement[] {
  if (rows.length === 0) return [];
  const rest = rows.length > maxShown ? [element("p", `… and ${rows.length - maxShown} more.`)] : [];
  const head = element("h3", `${title} (${rows.length})`);
  const attributes = { class: "sheets__group", "data-kind": kind };
  return [element("div", "", attributes, head, ...rows.slice(0, maxShown), ...rest)];
}

function remark({ place, message, fix }: Remark): HTMLElement {
  const words = element("p", `${message} ${fix}`);
  return element("div", "", { class: "plain__change" }, element("p", place, { class: "plain__who" }), words);
}

function row({ title, place, fields }: RowChange): HTMLElement {
  const name = element("p", "", {}, element("strong", title));
  const where = element("p", place, { class: "plain__who" });
  return element("div", "", { class: "plain__change" }, name, where, valueTable(fields, "Now", "Then"));
}

function tick(id: string, title: string, isTicked: boolean): HTMLElement {
  const box = element("input", "", { type: "checkbox", id: `missing ${id}`, value: id }) as HTMLInputElement;
  box.checked = isTicked;
  return element("label", "", { class: "plain__tick" }, box, new Text(`Delete ${title}`));
}

function ticked(): string[] {
  return [...changes.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value);
}

function say(words: string, tone = ""): void {
  outcome.textContent = words;
  outcome.dataset.tone = tone;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
