import "./breadcrumbs.css";

export interface Breadcrumb {
  name: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the home page to the current page, which is the last item. */
  trail: Breadcrumb[];
  label: string;
}

export function Breadcrumbs({ trail, label }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label} data-steps={trail.length}>
      <ol className="breadcrumbs__list">
        {trail.map(({ name, href }, index) => (
          <li key={href} className="breadcrumbs__step">
            {index < trail.length - 1 ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
