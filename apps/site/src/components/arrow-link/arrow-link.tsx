import "./arrow-link.css";

interface ArrowLinkProps {
  href: string;
  label: string;
  /** ID of the heading that completes a label such as "View all". */
  describedBy?: string;
  /** Visually hidden text after a label that isn't clear without context. */
  hint?: string | undefined;
}

/** A "read more" link with an arrow. */
export function ArrowLink({ href, label, describedBy, hint }: ArrowLinkProps) {
  return (
    <a className="arrow-link" href={href} aria-describedby={describedBy}>
      {label}
      {hint && <span className="visually-hidden">{` ${hint}`}</span>}
    </a>
  );
}
