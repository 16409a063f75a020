export interface NewTabLinkProps {
  href: string;
  label: string;
  /** A hint for screen readers: "opens in a new tab". */
  hint: string;
}

/** A link to another system, which the list around it styles. */
export function NewTabLink({ href, label, hint }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="visually-hidden">{` (${hint})`}</span>
    </a>
  );
}
