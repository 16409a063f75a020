import { Menu } from "@hospital/theme/icons/line-icons";
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
  /** A group after the tree, open at first in the drawer. */
  visit?: MenuRoute;
  /** External links, in the drawer only: a wide screen has them beside the name. */
  actions: { href: string; label: string; hint: string }[];
  labels: { menu: string; close: string; navigation: string };
}

/**
 * The menu: on a wide screen a bar with submenus, on a phone a button and a dialog at the side. `command` opens and
 * closes the dialog without JavaScript; in browsers that lack both, the link over the button shows it by `:target`.
 * Without JavaScript submenus open on hover and focus; site-menu.lazy.ts adds click, Escape and aria-expanded.
 */
export function SiteMenu({ routes, visit, actions, labels }: SiteMenuProps) {
  return (
    <nav className="site-menu" aria-label={labels.navigation}>
      <button
        className="site-menu__opener"
        type="button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
        hidden
      >
        <Menu className="site-menu__icon" aria-hidden="true" />
        {labels.menu}
      </button>
      <noscript>
        <a className="site-menu__fallback" href="#menu">
          {labels.menu}
        </a>
      </noscript>
      <dialog className="site-menu__drawer" id="menu" aria-label={labels.menu} closedby="any">
        <button className="site-menu__closer" type="button" command="close" commandfor="menu" hidden>
          {labels.close}
        </button>
        <div className="site-menu__lists">
          <ul className="site-menu__list">
            {routes.map((route, index) => (
              <Group key={route.name} {...route} id={`menu-${index}`} isOpen={route.isCurrent} />
            ))}
          </ul>
          {visit && (
            <ul className="site-menu__list">
              <Group {...visit} id="menu-visit" isOpen />
            </ul>
          )}
          {actions.length > 0 && (
            <ul className="site-menu__list" data-look="actions">
              {actions.map(({ href, label, hint }) => (
                <li key={label} className="site-menu__group">
                  <a className="site-menu__route" href={href} target="_blank" rel="noopener noreferrer">
                    {label}
                    <span className="visually-hidden">{` (${hint})`}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </dialog>
    </nav>
  );
}

/** `isOpen`: at first, in the drawer. */
function Group({ id, name, href, isCurrent, subRoutes, isOpen }: MenuRoute & { id: string; isOpen: boolean }) {
  if (!subRoutes)
    return (
      <li className="site-menu__group">
        <a className="site-menu__route" href={href} aria-current={isCurrent ? "page" : undefined}>
          {name}
        </a>
      </li>
    );
  return (
    <li className="site-menu__group" data-open={isOpen ? "" : undefined}>
      <button
        className="site-menu__route"
        type="button"
        aria-expanded="false"
        aria-current={isCurrent || undefined}
        aria-controls={id}
      >
        {name}
      </button>
      <ul className="site-menu__sublist" id={id} data-look={subRoutes.length > 8 ? "long" : undefined}>
        {subRoutes.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a className="site-menu__link" href={href} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
