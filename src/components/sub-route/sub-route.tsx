import "./sub-route.css";

export interface SubRouteProps {
  name: string;
  href?: string;
  isCurrent: boolean;
}

/** A page in a group of the menu: written once for the drawer and once for a wide screen, in the same bytes. */
export function SubRoute({ name, href, isCurrent }: SubRouteProps) {
  return (
    <a className="sub-route" href={href} aria-current={isCurrent ? "page" : undefined}>
      {name}
    </a>
  );
}
