import { fill } from "@hospital/content/text/fill";
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { DangerRegion } from "../../components/danger-region/danger-region";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { debounceMs } from "../../search/checked-query";
import { LiveStatus } from "../live-status/live-status";
import type { SearchFiles, SearchState } from "./load-search";
import { SearchField } from "./search-field";
import { SearchResults, type SearchResultsProps } from "./search-results";
import { useIsChecked } from "./use-is-checked";
import { useSearchWorker } from "./use-search-worker";
import "./site-search.css";

interface SiteSearchLabels {
  /** The label of the input. */
  input: string;
  searching: string;
  /** Templates such as "{count} results". */
  one: string;
  many: string;
  none: string;
  /** Shown when the search can't be loaded. */
  failed: string;
  kinds: SearchResultsProps["kinds"];
  sessions: SearchResultsProps["sessions"];
}

export interface SiteSearchProps {
  /** The address of the page, where the form submits ?q= before hydration. */
  action: string;
  files: SearchFiles;
  labels: SiteSearchLabels;
  /** Numbers to call without a result. */
  phones: { label: string; number: string }[];
}

/** The search of the whole site, loaded when its field gets the focus. */
export function SiteSearch({ action, files, labels, phones }: SiteSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const result = useSearchResult(query, files, action);

  useEffect(() => {
    if (!input.current) return;
    // Text that was typed before hydration, or the query in the address.
    input.current.value ||= new URLSearchParams(location.search).get("q") ?? "";
    if (input.current.value) makeRoom(input.current);
    setQuery(input.current.value.trim());
  }, []);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    if (!query) makeRoom(target);
    setQuery(target.value.trim());
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Closes the phone's keyboard, which would cover the results.
    if (isPhone()) input.current?.blur();
  }

  const waiting = query ? labels.searching : "";
  const text = result ? statusOf(result, labels) : waiting;
  return (
    <div className="site-search">
      {/* biome-ignore lint/a11y/useSemanticElements: many phones don't support the search element */}
      <form className="site-search__form" role="search" action={action} onSubmit={submit}>
        <SearchField input={input} label={labels.input} onChange={type} />
        <DangerRegion />
      </form>
      <div className="site-search__found" data-fit={text === labels.none ? "none" : undefined}>
        <p className="site-search__status" id="search-status" data-searching={labels.searching}>
          {text}
        </p>
        <LiveStatus text={text} typed={query} />
      </div>
      {result && result.results.length > 0 && (
        <SearchResults
          labelledBy="search-status"
          results={result.results}
          kinds={labels.kinds}
          doctors={files.doctors}
          sessions={labels.sessions}
        />
      )}
      {result && result.state !== "searching" && (result.results[0]?.kind ?? "missing") === "missing" && (
        <p className="site-search__phones">
          {phones.map((phone) => (
            <PhoneLink key={phone.label} {...phone} />
          ))}
        </p>
      )}
    </div>
  );
}

/**
 * The results of the query, after the visitor pauses typing, and not before its warning box. Also writes the query to the
 * address.
 */
function useSearchResult(query: string, files: SearchFiles, action: string): SearchState | undefined {
  const { reply, ask } = useSearchWorker(files);
  const isChecked = useIsChecked(reply?.query);
  const [shown, setShown] = useState(reply);
  if (isChecked && shown !== reply) setShown(reply);
  useEffect(() => {
    const timer = setTimeout(() => {
      writeAddress(query, action);
      ask(query);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [query, ask, action]);
  return shown?.result;
}

/** On a phone, scrolls the input to the top, to make room for results above the keyboard. */
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

function statusOf({ results, state }: SearchState, labels: SiteSearchLabels): string {
  const count = results.length;
  if (state === "failed" && count === 0) return labels.failed;
  if (count > 0) return fill(count === 1 ? labels.one : labels.many, { count });
  return state === "searching" ? labels.searching : labels.none;
}
