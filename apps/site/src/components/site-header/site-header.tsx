import { type Locale, localePath } from "@hospital/content/text/locales";
import { Search } from "@hospital/theme/icons/line-icons";
import { messages } from "../../i18n/messages";
import { Brand, type BrandProps } from "../brand/brand";
import { NewTabLink } from "../new-tab-link/new-tab-link";
import { QuickBar, type QuickBarProps } from "../quick-bar/quick-bar";
import { type MenuRoute, SiteMenu } from "../site-menu/site-menu";
import { TopBar, type TopBarProps } from "../top-bar/top-bar";
import "./site-header.css";

interface SiteHeaderProps {
  locale: Locale;
  quickBar: QuickBarProps;
  topBar: Omit<TopBarProps, "locale">;
  brand: BrandProps;
  routes: MenuRoute[];
  /** Absent without a group after the menu. */
  visit?: MenuRoute;
  /** Absent where booking is by phone only. */
  bookingUrl?: string;
  /** Absent without a staff login. */
  loginUrl?: string;
}

/** On a wide screen two rows. The first, with name, booking and emergency call, is sticky; the menu scrolls away. */
export function SiteHeader(props: SiteHeaderProps) {
  const { locale, quickBar, topBar, brand, routes, visit, bookingUrl, loginUrl } = props;
  const { mainNavigation, menu, closeMenu, search, login, loginHint, bookAppointment, opensNewTab } = messages(locale);
  const actions = [
    ...(loginUrl ? [{ href: loginUrl, label: login, hint: `${loginHint}, ${opensNewTab}` }] : []),
    ...(bookingUrl ? [{ href: bookingUrl, label: bookAppointment, hint: opensNewTab }] : []),
  ];
  return (
    <header className="site-header">
      <div className="site-header__main">
        <QuickBar {...quickBar} />
        <TopBar locale={locale} {...topBar} />
        <Brand {...brand} look="line" />
        {actions.length > 0 && (
          <ul className="site-header__actions">
            {actions.map((action) => (
              <li key={action.label}>
                <NewTabLink {...action} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="site-header__line">
        <SiteMenu
          routes={routes}
          visit={visit}
          actions={actions}
          emergency={quickBar.emergency}
          labels={{ menu, close: closeMenu, navigation: mainNavigation }}
        />
        <a className="site-header__search" href={localePath("/search", locale)}>
          <Search className="site-header__icon" aria-hidden="true" />
          <span className="site-header__word">{search.link}</span>
        </a>
      </div>
    </header>
  );
}
