import { Search } from "lucide-react";
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { fill } from "../../i18n/words";
import { findPages } from "./full-text";
import { loadNameIndex } from "./name-index";
import { groupHits, type ResultGroup, withFullText } from "./result-groups";
import { type GroupLabels, SearchResults } from "./search-results";
import "./site-search.css";

/** As long as people pause between two words, not between two letters. */
const pause = 180;

interface SiteSearchLabels {
  /** Of the input. */
  input: string;
  searching: string;
  /** Templates: "{count} results". */
  one: string;
  many: string;
  none: string;
  /** The search itself can't be loaded. */
  failed: string;
}

export interface SiteSearchProps {
  /** The page's own address: what is typed before the island listens goes there as ?q=. */
  action: string;
  indexUrl: string;
  labels: SiteSearchLabels;
  groups: GroupLabels;
  /** Whom to call when nothing is found. */
  phone: { label: string; number: string };
}

interface Found {
  groups: ResultGroup[];
  state: "searching" | "done" | "failed";
}

/** The search of the whole site. Nothing of it is loaded before someone is about to type. */
export function SiteSearch({ action, indexUrl, labels, groups, phone }: SiteSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    loadNameIndex(indexUrl).catch(() => {});
    if (!input.current) return;
    // What was typed before the island listened, or what the address says.
    input.current.value ||= new URLSearchParams(location.search).get("q") ?? "";
    if (input.current.value) makeRoom(input.current);
    setQuery(input.current.value.trim());
  }, [indexUrl]);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      writeAddress(query, action);
      if (query) search(query, indexUrl, (next) => isCurrent && setFound(next));
      else setFound(undefined);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, indexUrl, action]);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    if (!query) makeRoom(target);
    setQuery(target.value.trim());
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The keyboard of a phone hides what was found.
    if (isPhone()) input.current?.blur();
  }

  const count = found?.groups.reduce((sum, { results }) => sum + results.length, 0) ?? 0;
  return (
    <div className="site-search">
      {/* biome-ignore lint/a11y/useSemanticElements: many phones are older than the search element */}
      <form className="site-search__form" role="search" action={action} onSubmit={submit}>
        <label className="site-search__label" htmlFor="q">
          {labels.input}
        </label>
        <span className="site-search__field">
          <Search className="site-search__icon" aria-hidden="true" />
          <input
            ref={input}
            className="site-search__input"
            id="q"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={type}
          />
        </span>
      </form>
      <p className="site-search__status" role="status">
        {found && statusOf(found.state, count, labels)}
      </p>
      {found && count === 0 && found.state !== "searching" && (
        <p className="site-search__phone">
          <PhoneLink {...phone} />
        </p>
      )}
      {found && <SearchResults groups={found.groups} labels={groups} />}
    </div>
  );
}

/** Names and everyday words come at once, the pages' whole text a moment later. */
async function search(query: string, indexUrl: string, show: (found: Found) => void) {
  try {
    const names = groupHits((await loadNameIndex(indexUrl))(query));
    show({ groups: names, state: "searching" });
    show({ groups: withFullText(names, await findPages(query)), state: "done" });
  } catch {
    show({ groups: [], state: "failed" });
  }
}

/** On a phone the results need the room between the input and the keyboard. */
function makeRoom(input: HTMLInputElement) {
  if (isPhone()) input.form?.scrollIntoView();
}

function isPhone() {
  return matchMedia("(pointer: coarse)").matches;
}

function writeAddress(query: string, action: string) {
  if (query || new URLSearchParams(location.search).has("q"))
    history.replaceState(history.state, "", query ? `?q=${encodeURIComponent(query)}` : action);
}

function statusOf(state: Found["state"], count: number, labels: SiteSearchLabels): string {
  if (state === "failed") return labels.failed;
  if (count > 0) return fill(count === 1 ? labels.one : labels.many, { count });
  return state === "searching" ? labels.searching : labels.none;
}
