import { dialable } from "@hospital/content/text/phone-number";
import { Menu } from "@hospital/theme/icons/line-icons";
import { NewTabLink, type NewTabLinkProps } from "../new-tab-link/new-tab-link";
import "./site-menu.css";

export interface MenuRoute {
  name: string;
  /** Absent for a group that only opens its submenu. */
  href?: string;
  isCurrent: boolean;
  subRoutes?: MenuRoute[];
}

interface SiteMenuProps {
  routes: MenuRoute[];
  /** A group after the tree, initially open in the drawer. */
  visit?: MenuRoute;
  /** External links, only in the drawer: a wide screen shows them beside the name. */
  actions: NewTabLinkProps[];
  /** Only in the drawer, which covers the call at the bottom of the screen. */
  emergency: { number: string; label: string };
  labels: { menu: string; close: string; navigation: string };
}

/**
 * The menu: a bar with submenus on a wide screen, a button and a drawer (a `<dialog>`) on a phone. `command` opens and
 * closes the drawer without JavaScript; in browsers that don't support it, the link over the button shows the drawer
 * through `:target`. Without JavaScript, submenus open on hover and focus; site-menu.lazy.ts adds click, Escape and
 * aria-expanded.
 */
export function SiteMenu({ routes, visit, actions, emergency, labels }: SiteMenuProps) {
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
        <a className="site-menu__call" href={`tel:${dialable(emergency.number)}`}>
          {`${emergency.label} `}
          <bdi>{emergency.number}</bdi>
        </a>
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
              {actions.map((action) => (
                <li key={action.label} className="site-menu__group">
                  <NewTabLink {...action} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </dialog>
    </nav>
  );
}

/** `isOpen`: whether the group is initially open in the drawer. */
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
