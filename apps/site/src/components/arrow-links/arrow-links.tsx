import { ArrowLink } from "../arrow-link/arrow-link";
import "./arrow-links.css";

interface ArrowLinksProps {
  links: { href: string; label: string; hint?: string | undefined }[];
  /** ID of the heading that completes labels such as "View all". */
  describedBy?: string | undefined;
}

/** "Read more" links beside each other. Renders nothing without links, and is left out on paper. */
export function ArrowLinks({ links, describedBy }: ArrowLinksProps) {
  if (links.length === 0) return null;
  return (
    <p className="arrow-links">
      {links.map((link) => (
        <ArrowLink key={link.href} {...link} describedBy={describedBy} />
      ))}
    </p>
  );
}
