import { PhoneLink } from "../../components/phone-link/phone-link";
import type { SessionLabels } from "./next-sessions";
import type { Kind } from "./search-document";
import type { Result } from "./site-index";
import { useNextSessions } from "./use-next-sessions";

export interface SearchResultsProps {
  labelledBy: string;
  results: Result[];
  /** The label of each type of result. */
  kinds: Record<Exclude<Kind, "missing">, string>;
  /** The address of the doctors' index, which contains their hours. */
  doctors: string;
  sessions: SessionLabels;
}

export function SearchResults({ labelledBy, results, kinds, doctors, sessions }: SearchResultsProps) {
  const next = useNextSessions(
    results.some(({ kind }) => kind === "doctor"),
    doctors,
    sessions,
  );
  return (
    <ul className="site-search__results" aria-labelledby={labelledBy}>
      {results.map(({ kind, title, href, text, phone }) => (
        <li key={`${title} ${href}`} className="site-search__result">
          {href ? (
            <a className="site-search__link" href={href}>
              {title}
            </a>
          ) : (
            <strong className="site-search__missing">{title}</strong>
          )}
          {kind !== "missing" && <span className="site-search__kind">{kinds[kind]}</span>}
          {kind === "doctor" && href && next?.has(nameOf(href)) && (
            <p className="site-search__text">{next.get(nameOf(href))}</p>
          )}
          {text && <p className="site-search__text">{text}</p>}
          {phone && <PhoneLink {...phone} />}
        </li>
      ))}
    </ul>
  );
}

/** The doctor's file name, the last part of the address. */
function nameOf(href: string): string {
  return href.slice(href.lastIndexOf("/") + 1);
}
