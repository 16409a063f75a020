import "./sub-route.css";

export interface SubRouteProps {
  name: string;
  href?: string;
  isCurrent: boolean;
}

/** A page in a group of the menu. Drawer and menu share its markup, which then compresses to almost nothing. */
export function SubRoute({ name, href, isCurrent }: SubRouteProps) {
  return (
    <a className="sub-route" href={href} aria-current={isCurrent ? "page" : undefined}>
      {name}
    </a>
  );
}
