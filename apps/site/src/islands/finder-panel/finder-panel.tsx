import { fill } from "@hospital/content/text/fill";
import { ChevronDown, Search } from "@hospital/theme/icons/line-icons";
import { type ChangeEvent, type RefObject, useRef } from "react";
import { DangerRegion } from "../../components/danger-region/danger-region";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { LiveStatus } from "../live-status/live-status";
import { FinderFilter } from "./finder-filter";
import type { useFinder } from "./use-finder";
import "./finder-panel.css";

interface FinderLabels {
  /** The accessible name of the panel: "Find a doctor". */
  title: string;
  /** The label of the search field. */
  search: string;
  filter: string;
  /** Template: "{total} doctors". */
  all: string;
  /** Template: "{count} of {total} doctors". */
  count: string;
  /** Shown above near matches, without an exact match. */
  near: string;
  /** Shown without any match. */
  none: string;
  /** Shown if the list is too old for the query. */
  unknown?: string;
  /** Shown if the list can't be loaded and isn't on the page. */
  failed?: string;
  /** Follows the count if all matches come last: "Over today". */
  last?: string;
  /** Template: "Remove filter: {name}". */
  remove: string;
  clear: string;
}

export interface FinderPanelProps {
  finder: ReturnType<typeof useFinder>;
  /** The number of entries in the list. */
  total: number;
  filters?: FinderFilter[];
  labels: FinderLabels;
  /** Numbers to call without a result, and for a first result that visitors must ask about. */
  phones: { label: string; number: string }[];
}

/**
 * The controls above a list: search field, status and filters. The `<details>` contains only the toggle, because the
 * filters are below its line.
 */
export function FinderPanel({ finder, total, filters = [], labels, phones }: FinderPanelProps) {
  const { form, query, result, first, ask } = finder;
  const status = useRef<HTMLParagraphElement>(null);
  const fit = result?.fit ?? "all";
  const { all, count: exact, near, none, unknown = "", failed = "", last } = labels;
  const count = result?.ids.size ?? total;
  const showsPhones = (fit !== "all" && fit !== "exact") || first?.dataset.asked !== undefined;
  const isLast = result?.last?.size === count;
  const fitText = fill({ all, exact, near, none, unknown, failed }[fit], { count, total });
  const sentence = isLast && last ? `${fitText} · ${last}` : fitText;
  const chosen = filters.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === query[name]).map(({ label }) => ({ name, label })),
  );
  function change({ target }: ChangeEvent<HTMLFormElement>) {
    ask((target as Element) instanceof HTMLSelectElement ? "push" : "replace");
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: many phones don't support the search element
    <div className="finder-panel" role="search" aria-label={labels.title}>
      {/* Outside a `<dialog>`, the method "dialog" submits nothing. Before hydration, "get" would remove the query
          from the address. */}
      <form
        className="finder-panel__form"
        ref={form}
        method="dialog"
        autoComplete="off"
        onChange={change}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="finder-panel__search">
          <span className="finder-panel__label">{labels.search}</span>
          <span className="finder-panel__question">
            <Search className="finder-panel__icon" aria-hidden="true" />
            <input className="finder-panel__input" type="search" name="q" enterKeyHint="search" spellCheck={false} />
          </span>
        </label>
        <DangerRegion />
        <div className="finder-panel__found" data-fit={fit}>
          <p className="finder-panel__status" ref={status} tabIndex={-1}>
            {sentence}
          </p>
          <LiveStatus text={sentence} typed={JSON.stringify(query)} />
          {first && <FirstFound entry={first} />}
          {showsPhones && phones.map((phone) => <PhoneLink key={phone.label} {...phone} />)}
        </div>
        {filters.length > 0 && (
          <>
            <details className="finder-panel__more">
              <summary className="finder-panel__opener">
                {labels.filter} <ChevronDown className="finder-panel__sign" aria-hidden="true" />
              </summary>
            </details>
            <div className="finder-panel__filters">
              {filters.map((filter) => (
                <FinderFilter key={filter.name} filter={filter} />
              ))}
            </div>
          </>
        )}
      </form>
      {chosen.length > 0 && <Chips chosen={chosen} finder={finder} status={status} labels={labels} />}
    </div>
  );
}

interface ChipsProps {
  /** The active filters. */
  chosen: { name: string; label: string }[];
  finder: FinderPanelProps["finder"];
  status: RefObject<HTMLElement | null>;
  labels: FinderLabels;
}

function Chips({ chosen, finder: { form, query, clear }, status, labels }: ChipsProps) {
  function remove(name: string) {
    clear([name]);
    // The focused button disappears, so the focus moves to its filter.
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  function clearAll() {
    clear(Object.keys(query));
    status.current?.focus();
  }

  return (
    <div className="finder-panel__chips">
      {chosen.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className="finder-panel__chip"
          aria-label={fill(labels.remove, { name: label })}
          onClick={() => remove(name)}
        >
          {label}
        </button>
      ))}
      <button type="button" className="finder-panel__clear" onClick={clearAll}>
        {labels.clear}
      </button>
    </div>
  );
}

/**
 * The first result, beside the field: on a phone, the keyboard covers the list. A name without a page is followed by its
 * text in the list, such as whether a scheme is accepted.
 */
function FirstFound({ entry }: { entry: HTMLElement }) {
  const name = entry.querySelector("h2, h3, h4, strong");
  const href = name?.querySelector("a")?.href;
  if (href) return <a href={href}>{name.textContent}</a>;
  return (
    <>
      <strong>{name?.textContent}</strong>
      <span>{name?.nextElementSibling?.textContent}</span>
    </>
  );
}
