import { Menu, X } from "@hospital/theme/icons/line-icons";
import type { MenuRoute } from "../site-menu/site-menu";
import { SubRoute } from "../sub-route/sub-route";
import "./site-drawer.css";

export interface SiteDrawerProps {
  /** The tree. */
  routes: MenuRoute[];
  /** A group after the tree, open by default. */
  visit?: MenuRoute;
  /** External links below the menu. */
  actions: { href: string; label: string; hint: string }[];
  labels: { menu: string; close: string; navigation: string };
}

/**
 * The menu on a phone: a button and a dialog at the side. `command` opens and closes it without JavaScript; in browsers
 * that lack both, the link over the button shows the dialog by `:target`. Without styles the other menu shows instead.
 */
export function SiteDrawer({ routes, visit, actions, labels }: SiteDrawerProps) {
  const lists = [
    { id: "tree", entries: routes, links: actions },
    ...(visit ? [{ id: "visit", entries: [visit], links: [] }] : []),
  ];
  return (
    <nav className="site-drawer" aria-label={labels.navigation} hidden>
      <button
        className="site-drawer__opener"
        type="button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
      >
        <Menu className="site-drawer__icon" aria-hidden="true" />
        {labels.menu}
      </button>
      <noscript>
        <a className="site-drawer__fallback" href="#menu">
          {labels.menu}
        </a>
      </noscript>
      <dialog className="site-drawer__dialog" id="menu" aria-label={labels.menu} closedby="any">
        <div className="site-drawer__head">
          <button className="site-drawer__closer" type="button" command="close" commandfor="menu">
            <X className="site-drawer__icon" aria-hidden="true" />
            {labels.close}
          </button>
        </div>
        {lists.map(({ id, entries, links }) => (
          <ul key={id} className="site-drawer__list">
            {entries.map((route) => (
              <Group key={route.name} route={route} isOpen={route.isCurrent || id === "visit"} />
            ))}
            {links.map(({ href, label, hint }) => (
              <li key={label} className="site-drawer__group">
                <a className="site-drawer__route" href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                  <span className="visually-hidden">{` (${hint})`}</span>
                </a>
              </li>
            ))}
          </ul>
        ))}
      </dialog>
    </nav>
  );
}

function Group({ route, isOpen }: { route: MenuRoute; isOpen: boolean | undefined }) {
  const { name, href, isCurrent, subRoutes } = route;
  return (
    <li className="site-drawer__group">
      {subRoutes ? (
        <details open={isOpen || undefined}>
          <summary className="site-drawer__route">{name}</summary>
          <ul className="site-drawer__sublist">
            {subRoutes.map((route) => (
              <li key={route.name}>
                <SubRoute {...route} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <a className="site-drawer__route" href={href} aria-current={isCurrent ? "page" : undefined}>
          {name}
        </a>
      )}
    </li>
  );
}
