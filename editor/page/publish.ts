import { button, element, find, getJson, momentWords, post, type ValueChange, valueTable } from "./requests.ts";

/** Unpublished changes, publishing, and rolling back. */

interface Change {
  words: string;
  by: string;
  at: string;
}

interface State {
  waiting: Change[];
  live?: { number: number; since: string; isSeen: boolean };
  releases: { number: number; by: string; at: string }[];
  /** The current step of a running publish. */
  message?: string;
  /** Records with uncommitted changes from outside the editor. */
  byHand: string[];
  failure?: { words: string; at: string };
  conflicts: { path: string; by: string; name: string; values: ValueChange[] }[];
  address?: string;
  notSetUp?: string;
}

interface Outcome {
  failure?: string;
  notes: string[];
  /** Set where the server did not answer. */
  refused?: string[];
}

const status = find(".plain__status");
const publishButton = button("Publish", () => work("/publish"), "main");
find(".plain__act").append(publishButton);

async function work(path: string, values: Record<string, string> = {}): Promise<void> {
  status.textContent = "Just a moment…";
  const done = post<Outcome>(path, values);
  const timer = setInterval(showProgress, 1000);
  const { failure, refused } = await done;
  clearInterval(timer);
  // As after a phone's sleep; the publish goes on.
  if (refused)
    return follow().catch(() => {
      status.textContent = refused.join();
    });
  status.textContent = failure ? "It is not live. Above stands why." : "";
  await show();
  if (failure) find(".plain__failure").scrollIntoView();
}

/** Polls a running publish until it ends, whoever started it. */
async function follow(): Promise<void> {
  while (await showProgress()) await new Promise((resolve) => setTimeout(resolve, 1000));
  status.textContent = "";
  await show();
}

async function showProgress(): Promise<string | undefined> {
  const { message } = await getJson<State>("/state.json");
  if (message) status.textContent = message;
  return message;
}

async function show(): Promise<void> {
  const state = await getJson<State>("/state.json");
  showFailure(state);
  showConflicts(state);
  showWaiting(state);
  showByHand(state);
  showReleases(state);
}

function showFailure({ failure, notSetUp }: State): void {
  const part = find(".plain__failure");
  part.hidden = !failure && !notSetUp;
  find(".plain__words").textContent = failure?.words ?? notSetUp ?? "";
  part.querySelector("button")?.remove();
  if (!failure) return;
  const seen = button("I have seen it", async () => {
    await post("/seen");
    await show();
  });
  part.append(seen);
}

function showConflicts({ conflicts }: State): void {
  const part = find(".plain__conflicts");
  part.hidden = conflicts.length === 0;
  part.querySelectorAll("div").forEach((old) => {
    old.remove();
  });
  part.append(
    ...conflicts.map(({ path, by, name, values }) => {
      const choose = (side: string) => async () => {
        const { refused } = await post<{ refused: string[] }>("/choose", { path, side });
        status.textContent = refused.join("\n");
        await show();
      };
      const words = element("p", `${name} was changed here and by ${by}. Until you choose, the website has ${by}'s.`);
      const table = valueTable(values, "Here", by);
      return element(
        "div",
        "",
        {},
        words,
        table,
        button("Take ours", choose("ours")),
        button(`Take ${by}'s`, choose("theirs")),
      );
    }),
  );
}

function showWaiting({ waiting, live, address, message }: State): void {
  const count = waiting.length === 1 ? "1 change is not live yet" : `${waiting.length} changes are not live yet`;
  find("#waiting").textContent = waiting.length === 0 ? "All that is saved is live" : count;
  find(".plain__waiting").replaceChildren(
    ...waiting.map(({ words, by, at }) =>
      element("li", "", { class: "plain__change" }, element("p", words), who(by, at)),
    ),
  );
  if (message || status.textContent?.startsWith("It is not live")) return;
  const since = live && `Live since ${momentWords(live.since)}${live.isSeen ? "" : ", as far as is known"}`;
  status.textContent = since ? `${since}${address ? `, at ${address}` : ""}.` : "Nothing was published from here yet.";
}

function showByHand({ byHand }: State): void {
  find(".plain__by-hand").hidden = byHand.length === 0;
  find(".plain__by-hand > ul").replaceChildren(
    ...byHand.map((name) => element("li", name, { class: "plain__change" })),
  );
}

function who(by: string, at: string): HTMLElement {
  return element("p", `${by}, ${momentWords(at)}`, { class: "plain__who" });
}

function showReleases({ releases, live }: State): void {
  const others = releases.filter(({ number }) => number !== live?.number);
  find(".plain__releases").hidden = others.length === 0;
  find(".plain__releases > ul").replaceChildren(
    ...others.map(({ number, by, at }) => {
      const isBefore =
        number === Math.max(...others.map((one) => one.number).filter((one) => one < (live?.number ?? 0)));
      const label = isBefore ? "Back to the one before" : "Back to this one";
      const words = element("p", `Release ${number}`);
      const act = button(label, () => work("/back", { number: String(number) }));
      act.setAttribute("aria-label", `${label}: release ${number}`);
      return element("li", "", { class: "plain__change" }, words, who(by, at), act);
    }),
  );
}

await show();
// Somebody else may be publishing.
if (await showProgress()) await follow();
