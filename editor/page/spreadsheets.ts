/** Spreadsheets out and in: what a file would change is shown before anything is written. */
import { getJson, ownHeaders } from "./requests.ts";

interface Remark {
  place: string;
  message: string;
  fix: string;
}

interface RowChange {
  title: string;
  place: string;
  fields: { label: string; before: string; after: string; note?: string }[];
}

interface Report {
  label: string;
  added: RowChange[];
  changed: RowChange[];
  missing: { id: string; title: string }[];
  problems: Remark[];
  notes: Remark[];
}

type Answer = { unreadable?: string; report?: Report; mark?: string; refused?: string[] };

/** More than anybody reads. */
const mostShown = 200;

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const input = find<HTMLInputElement>('[name="file"]');
const outcome = find(".sheets__status");
const part = find(".sheets__report");
const changes = find(".sheets__changes");
const write = find<HTMLButtonElement>(".sheets__write");
let mark: string | undefined;

const books = await getJson<{ name: string; label: string }[]>("/spreadsheets.json");
find(".sheets__books").replaceChildren(
  ...books.map(({ name, label }) => {
    const link = element("a", "", label);
    link.setAttribute("href", `/spreadsheets/${name}.xlsx`);
    link.setAttribute("download", `${name}.xlsx`);
    return element("li", "", link);
  }),
);

input.addEventListener("change", () => look([]));
changes.addEventListener("change", async ({ target }) => {
  const { id } = target as HTMLInputElement;
  await look(ticked());
  document.getElementById(id)?.focus();
});
write.addEventListener("click", async () => {
  write.disabled = true;
  say("Checking and writing …");
  const { refused, unreadable } = await send(ticked(), mark);
  if (refused?.length === 0) {
    part.hidden = true;
    input.value = "";
    say("Written. The website's pages change as after any save.");
  } else say(unreadable ?? (refused ?? []).join("\n"), "refused");
  outcome.scrollIntoView({ block: "nearest" });
});

/** Asks what the chosen file would change, and shows it. */
async function look(removed: string[]): Promise<void> {
  part.hidden = true;
  if (!input.files?.length) return say("");
  say("Reading the file …");
  const { unreadable, report, mark: own } = await send(removed);
  if (!report) return say(unreadable ?? "The editor's server failed; its window says more.", "refused");
  mark = own;
  show(report, removed);
}

async function send(removed: string[], seen?: string): Promise<Answer> {
  const form = new FormData();
  form.set("file", input.files?.[0] ?? "");
  for (const id of removed) form.append("removed", id);
  if (seen !== undefined) form.set("mark", seen);
  const answer = await fetch("/spreadsheets", { method: "POST", body: form, headers: ownHeaders() }).catch(
    () => undefined,
  );
  if (!answer?.ok) return { unreadable: "The file could not be sent. Choose it once more, or reload this page." };
  return answer.json();
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

function group(kind: string, title: string, rows: Node[]): Node[] {
  if (rows.length === 0) return [];
  const rest = rows.length > mostShown ? [element("p", "", `… and ${rows.length - mostShown} more.`)] : [];
  const own = element(
    "div",
    "sheets__group",
    element("h3", "", `${title} (${rows.length})`),
    ...rows.slice(0, mostShown),
    ...rest,
  );
  own.dataset.kind = kind;
  return [own];
}

function remark({ place, message, fix }: Remark): Node {
  return element("div", "sheets__row", element("p", "sheets__place", place), element("p", "", `${message} ${fix}`));
}

function row({ title, place, fields }: RowChange): Node {
  const lines = fields.map(({ label, before, after, note }) => {
    const change = [
      ...(before ? [element("del", "", before), " "] : []),
      element("ins", "", after || "(empty)"),
      ...(note ? [element("p", "sheets__place", note)] : []),
    ];
    return element("tr", "", element("th", "", label), element("td", "", ...change));
  });
  for (const line of lines) line.firstElementChild?.setAttribute("scope", "row");
  const table = element("table", "sheets__fields", element("tbody", "", ...lines));
  return element(
    "div",
    "sheets__row",
    element("p", "", element("strong", "", title)),
    element("p", "sheets__place", place),
    table,
  );
}

function tick(id: string, title: string, isTicked: boolean): Node {
  const box = document.createElement("input");
  box.type = "checkbox";
  box.id = `missing ${id}`;
  box.value = id;
  box.checked = isTicked;
  return element("label", "sheets__missing", box, `Delete ${title}`);
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

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const own = document.createElement(tag);
  if (className) own.className = className;
  own.append(...content);
  return own;
}
