import type { Kind } from "./search-document";
import type { Result } from "./site-index";

export interface SearchResultsProps {
  /** The id of what names the list. */
  labelledBy: string;
  results: Result[];
  /** What each kind of result is called. */
  kinds: Record<Exclude<Kind, "missing">, string>;
}

export function SearchResults({ labelledBy, results, kinds }: SearchResultsProps) {
  return (
    <ul className="site-search__results" aria-labelledby={labelledBy}>
      {results.map(({ kind, title, href, text }) => (
        <li key={`${title} ${href}`} className="site-search__result">
          {href ? (
            <a className="site-search__link" href={href}>
              {title}
            </a>
          ) : (
            <strong className="site-search__missing">{title}</strong>
          )}
          {kind !== "missing" && <span className="site-search__kind">{kinds[kind]}</span>}
          {text && <p className="site-search__text">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
