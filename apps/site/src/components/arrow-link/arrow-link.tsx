import "./arrow-link.css";

export interface ArrowLinkProps {
  href: string;
  label: string;
  /** The id of the heading that says of what ("View all"). */
  describedBy?: string;
  /** Visually hidden text after a label that says too little by itself. */
  hint?: string | undefined;
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
