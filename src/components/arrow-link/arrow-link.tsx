import "./arrow-link.css";

export interface ArrowLinkProps {
  href: string;
  label: string;
  /** The id of the heading that says of what ("View all"). */
  describedBy?: string;
  /** Visually hidden text after the label, where there is no such heading. */
  hint?: string;
}

/** A "read more" link with an arrow. */
export function ArrowLink({ href, label, describedBy, hint }: ArrowLinkProps) {
  return (
    <a className="arrow-link" href={href} aria-describedby={describedBy}>
      {label}
      {hint && <span className="visually-hidden"> {hint}</span>}
    </a>
  );
}
