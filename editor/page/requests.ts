/** Shared by the editor's pages: requests, and the current person. */

const token = document.querySelector<HTMLMetaElement>('[name="edit-token"]')?.content ?? "";
const nameKey = "edit-person";

/** The name stored in this browser. */
export function ownName(): string {
  return localStorage.getItem(nameKey) ?? "";
}

/** The current person: the login's name, or the stored one. */
export async function personName(): Promise<string> {
  const { name } = await getJson<{ name?: string }>("/person.json");
  return name ?? ownName();
}

export function storeName(name: string): void {
  localStorage.setItem(nameKey, name.trim());
}

/** Headers of requests that change something: the token of the editor's pages, and the person. */
export function ownHeaders(): Record<string, string> {
  return { "X-Edit-Token": token, ...(ownName() && { "X-Edit-Person": encodeURIComponent(ownName()) }) };
}

export async function getJson<Answer>(path: string): Promise<Answer> {
  return (await fetch(path)).json();
}

/** Posts to the server. A network failure becomes a refusal. */
export async function post<Answer>(path: string, values: Record<string, string> | FormData = {}): Promise<Answer> {
  const body = values instanceof FormData ? values : new FormData();
  body.set("for", path);
  if (body !== values) for (const [name, value] of Object.entries(values)) body.set(name, value);
  const response = await fetch(path, { method: "POST", body, headers: ownHeaders() }).catch(() => undefined);
  const stopped = "The editor was closed or restarted on its computer. Start it again, and reload this page.";
  return response?.ok ? response.json() : ({ refused: [stopped], failure: stopped, notes: [] } as Answer);
}

/** An element that must exist. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  return document.querySelector(selector) as Found;
}

export function element(name: string, text = "", attributes: Record<string, string> = {}, ...children: Node[]) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(text: string, work: () => Promise<void>, tone = "plain"): HTMLButtonElement {
  const made = element("button", text, {
    type: "button",
    class: "plain__button",
    "data-tone": tone,
  }) as HTMLButtonElement;
  made.addEventListener("click", async () => {
    made.disabled = true;
    await work();
    made.disabled = false;
  });
  return made;
}

/** A moment on the hospital's clock: "10:42" today, "22 Nov, 10:42" else. */
export function momentWords(iso: string): string {
  const zone = { timeZone: "Asia/Kolkata" } as const;
  const date = new Date(iso);
  const day = (moment: Date) => moment.toLocaleDateString("en-GB", { ...zone, day: "numeric", month: "short" });
  const time = date.toLocaleTimeString("en-GB", { ...zone, hour: "2-digit", minute: "2-digit" });
  return day(date) === day(new Date()) ? time : `${day(date)}, ${time}`;
}

export interface ValueChange {
  label: string;
  before: string;
  after: string;
  /** A further note. */
  note?: string;
}

/** A table of old and new values. */
export function valueTable(values: ValueChange[], before: string, after: string): HTMLElement {
  const cell = (name: string, text: string, scope = "") => element(name, text, scope ? { scope } : {});
  const head = element("tr", "", {}, cell("th", "Field", "col"), cell("th", before, "col"), cell("th", after, "col"));
  const rows = values.map((one) => {
    const cells = [cell("th", one.label, "row"), cell("td", one.before || "–"), cell("td", one.after || "–")];
    if (one.note) cells.at(-1)?.append(element("p", one.note, { class: "plain__who" }));
    return element("tr", "", {}, ...cells);
  });
  const parts = [element("thead", "", {}, head), element("tbody", "", {}, ...rows)];
  return element("table", "", { class: "plain__values" }, ...parts);
}
