import "./arrow-link.css";

export interface ArrowLinkProps {
  href: string;
  label: string;
  /** The id of the heading that says of what it is more. */
  describedBy?: string;
  /** Heard after the label, where no heading says it. */
  hint?: string;
}

/** A link that leads on, with an arrow. */
export function ArrowLink({ href, label, describedBy, hint }: ArrowLinkProps) {
  return (
    <a className="arrow-link" href={href} aria-describedby={describedBy}>
      {label}
      {hint && <span className="visually-hidden"> {hint}</span>}
    </a>
  );
}
