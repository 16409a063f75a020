import type { ResultGroup } from "./result-groups";

/** Of each kind of result: its heading, and the page that has all of them. */
export type GroupLabels = Record<ResultGroup["kind"], { title: string; all?: { href: string; label: string } }>;

export interface SearchResultsProps {
  groups: ResultGroup[];
  labels: GroupLabels;
}

export function SearchResults({ groups, labels }: SearchResultsProps) {
  return groups.map(({ kind, results, more }) => {
    const { title, all } = labels[kind];
    const id = `results-${kind}`;
    return (
      <section key={kind} className="site-search__group" aria-labelledby={id}>
        <h2 className="site-search__kind" id={id}>
          {title}
        </h2>
        <ul className="site-search__results" aria-labelledby={id}>
          {results.map(({ title, href, text, excerpt }) => (
            <li key={`${title} ${href}`} className="site-search__result">
              <a className="site-search__link" href={href}>
                {title}
              </a>
              {(text || excerpt) && (
                <p className="site-search__text">
                  {text}
                  {excerpt?.map(({ text, isMarked }, index) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
                    isMarked ? <mark key={index}>{text}</mark> : text,
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
        {more > 0 && all && (
          <a className="site-search__all" href={all.href}>
            {all.label}
          </a>
        )}
      </section>
    );
  });
}
