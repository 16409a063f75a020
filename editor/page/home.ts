import { getJson, ownName, storeName } from "./requests.ts";

/** The preview beside the form, which follows the edited record. */

const editor = document.querySelector<HTMLIFrameElement>('[title="Editor"]');
const site = document.querySelector<HTMLIFrameElement>('[title="The page"]');
const preview = document.querySelector<HTMLInputElement>('[name="preview"]');
const siteAddress = site?.getAttribute("src");

/** The address of the page that shows a record, where it isn't the record's name. */
const elsewhere: Record<string, string> = {
  "_singletons/exceptions": "/opd",
  "_singletons/everyday-words": "/search",
  "_singletons/floor-plan": "/directions",
  "_singletons/hospital": "/contact",
  "_singletons/hours": "/visiting",
  "_singletons/insurers": "/insurance-tpa",
  "gallery/photos": "/gallery",
  "gallery/videos": "/video-gallery",
  "pages/home": "/",
};

function pageOf(hash: string): string | undefined {
  const [, collection = "", name = ""] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  if (name === "") return undefined;
  const special = elsewhere[`${collection}/${name}`];
  if (special) return special;
  if (collection === "_singletons") return "/";
  if (collection === "doctors") return `/dr-in-hospital/${name}`;
  return ["departments", "laboratories", "pages", "people"].includes(collection)
    ? `/${name}`
    : `/${collection}/${name}`;
}

let shown = "/";

/** Shows the site at the chosen Indian moment; src/layouts/preview-clock.astro keeps it across pages. */
const moment = document.querySelector<HTMLInputElement>('[name="moment"]');
moment?.addEventListener("change", () => {
  if (site) site.src = `${siteAddress}${shown}?now=${moment.value}`;
});

async function follow(): Promise<void> {
  const page = pageOf(editor?.contentWindow?.location.hash ?? "");
  if (page === undefined || page === shown || !site) return;
  shown = page;
  const { ok } = await fetch(`/ready?page=${encodeURIComponent(page)}`);
  if (ok && page === shown) site.src = `${siteAddress}${page}`;
}

/** The places in content that are outdated, once they are known. */
let outdated: string[] | undefined;

/** Unfolds when a save adds to it, as a notice that is over already. */
async function showUpkeep(): Promise<void> {
  const due = await getJson<{ title: string; toDo: string; places: string[] }[]>("/upkeep.json");
  const known = outdated;
  outdated = due.flatMap(({ places }) => places);
  const isNew = (place: string) => known?.includes(place) === false;
  const details = document.querySelector<HTMLDetailsElement>(".bar__upkeep");
  const [summary, list] = details?.children ?? [];
  if (!details || !summary || !list) return;
  details.hidden = due.length === 0;
  if (outdated.some(isNew)) details.open = true;
  summary.textContent = due.length === 1 ? "1 thing grows old" : `${due.length} things grow old`;
  list.replaceChildren(
    ...due.map(({ title, toDo, places }) => {
      const row = document.createElement("li");
      const newFirst = [...places].sort((a, b) => Number(isNew(b)) - Number(isNew(a)));
      row.textContent = `${title}. ${toDo} (${newFirst.slice(0, 3).join("; ")}${places.length > 3 ? "; …" : ""})`;
      return row;
    }),
  );
}

if (preview?.parentElement && siteAddress) {
  preview.parentElement.hidden = false;
  if (moment?.parentElement) moment.parentElement.hidden = false;
  preview.checked = matchMedia("(width >= 64rem)").matches;
  // Polled, because the editor sends no event on navigation.
  setInterval(follow, 500);
}

/** The number of unpublished changes, and what blocks them. */
async function showPublishing(): Promise<void> {
  const { waiting, failure, conflicts } = await getJson<{
    waiting: unknown[];
    failure?: { words: string };
    conflicts: { name: string }[];
  }>("/state.json");
  const link = document.querySelector<HTMLElement>(".bar__publish");
  const problem = document.querySelector(".bar__problem");
  if (!link || !problem) return;
  const count = waiting.length === 1 ? "1 change is not live yet" : `${waiting.length} changes are not live yet`;
  link.textContent = waiting.length === 0 ? "All is live" : count;
  link.toggleAttribute("data-waits", waiting.length > 0);
  const words = failure
    ? [`${failure.words.split("\n")[0]} See “${link.textContent}”.`]
    : conflicts.map(({ name }) => `${name} was changed in two places. See “${link.textContent}”.`);
  problem.textContent = words.join("\n");
  // Checking all content takes a moment.
  const broken = await getJson<string[]>("/problems.json");
  if (broken.length > 0) words.push("What is saved cannot go live until this is put right:", ...broken.slice(0, 5));
  problem.textContent = words.join("\n");
}

/** Texts that repeat changed facts. */
async function showOldWords(): Promise<void> {
  const { words, texts } = await getJson<{ words: { old: string }[]; texts: unknown[] }>("/old-words.json");
  const link = document.querySelector<HTMLElement>(".bar__old-words");
  if (!link) return;
  link.hidden = texts.length === 0;
  const others = words.length > 1 ? ` and ${words.length - 1} more` : "";
  const places = texts.length === 1 ? "one text still says" : `${texts.length} texts still say`;
  link.textContent = `${places} “${words[0]?.old}”${others}`.replace(/^./, (letter) => letter.toUpperCase());
}

function showState(): void {
  showUpkeep();
  showPublishing();
  showOldWords();
}

new BroadcastChannel("saved").addEventListener("message", showState);
addEventListener("pageshow", showState);

/** The login's name, or one that is asked for once. */
async function askName(): Promise<void> {
  const { name } = await getJson<{ name?: string }>("/person.json");
  const input = document.querySelector<HTMLInputElement>('[name="person"]');
  if (name || !input?.parentElement) return;
  input.value = ownName();
  input.parentElement.hidden = false;
  input.addEventListener("change", () => storeName(input.value));
}

askName();

/** Links to the history of the open record. */
const historyLink = document.querySelector<HTMLAnchorElement>(".bar__history");
historyLink?.addEventListener("click", () => {
  const hash = editor?.contentWindow?.location.hash ?? "";
  const [, collection, name] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  historyLink.href = name ? `/history?entry=${collection}/${name}` : "/history";
});
