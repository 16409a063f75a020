import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { SubRoute } from "../sub-route/sub-route";
import "./site-menu.css";

export interface MenuRoute {
  name: string;
  /** Absent: a group that opens its sub-routes. */
  href?: string;
  isCurrent: boolean;
  subRoutes?: MenuRoute[];
}

export interface SiteMenuProps {
  /** The tree. */
  routes: MenuRoute[];
  /** A group after the tree. */
  visit?: MenuRoute;
  /** Landmark name. */
  label: string;
}

/**
 * The menu on a wide screen. Without JavaScript submenus open on hover and focus;
 * site-menu.lazy.ts, which the header loads when the menu is used, adds click, Escape and aria-expanded.
 */
export function SiteMenu({ routes, visit, label }: SiteMenuProps) {
  const lists = [{ id: "menu", entries: routes }, ...(visit ? [{ id: "visit-menu", entries: [visit] }] : [])];
  return (
    <nav className="site-menu" aria-label={label}>
      {lists.map(({ id, entries }) => (
        <ul key={id} className="site-menu__list">
          {entries.map(({ name, href, isCurrent, subRoutes }, index) => (
            <li key={name} className="site-menu__group">
              {subRoutes ? (
                <>
                  <button
                    className="site-menu__route"
                    type="button"
                    aria-expanded="false"
                    aria-current={isCurrent || undefined}
                    aria-controls={`${id}-${index}`}
                  >
                    {name}
                    <ChevronDown className="site-menu__arrow" aria-hidden="true" />
                  </button>
                  <ul
                    className="site-menu__sublist"
                    id={`${id}-${index}`}
                    data-look={subRoutes.length > 8 ? "long" : undefined}
                  >
                    {subRoutes.map((route) => (
                      <li key={route.name}>
                        <SubRoute {...route} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <a className="site-menu__route" href={href} aria-current={isCurrent ? "page" : undefined}>
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
