import { dialable } from "@hospital/content/text/phone-number";
import { Brand, type BrandProps } from "../brand/brand";
import { NetworkLinks, type NetworkLinksProps } from "../network-links/network-links";
import { PhoneLink } from "../phone-link/phone-link";
import type { PlaceLineProps } from "../place-line/place-line";
import { Ribbon } from "../ribbon/ribbon";
import "./site-footer.css";

interface SiteFooterProps {
  brand: BrandProps;
  /** The lines of the postal address. */
  address: string[];
  /** The hospital's other addresses in one line. */
  places?: PlaceLineProps | undefined;
  /** The first number is large; a click shows the others. */
  phones: { label: string; number: string }[];
  allNumbers: string;
  /** The link to the page that checks whether a number is the hospital's. */
  numbersPage?: { href: string; label: string } | undefined;
  email: string;
  social: NetworkLinksProps["links"];
  /** The visitor's guide, and pages about the site. */
  links: { name: string; href: string }[];
  copyright: string;
  /** A mailto link for reporting errors on the page. */
  pageFault: { label: string; href: string };
  /**
   * A WhatsApp message with the address of the page, without a recipient; absent where a page has no canonical address.
   */
  send?: { label: string; href: string; copy: string; copied: string } | undefined;
  /** Present while the site contains sample content. */
  sampleHint?: string;
}

/**
 * site-header.client.ts shares the page through the browser where it can. Otherwise the link opens WhatsApp, and a
 * button copies the address.
 */
export function SiteFooter({
  brand,
  address,
  places,
  phones,
  allNumbers,
  numbersPage,
  email,
  social,
  links,
  copyright,
  pageFault,
  send,
  sampleHint,
}: SiteFooterProps) {
  return (
    <footer className="site-footer">
      {sampleHint && <Ribbon text={sampleHint} />}
      <div className="site-footer__inner">
        <div className="site-footer__who">
          <div className="site-footer__brand">
            <Brand {...brand} />
          </div>
          <address className="site-footer__address">
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {places && (
            <p className="site-footer__places">
              <a className="site-footer__link" href={places.href}>
                <span>{places.place}</span>
              </a>
            </p>
          )}
          {social.length > 0 && <NetworkLinks links={social} />}
        </div>
        <Numbers phones={phones} allNumbers={allNumbers} numbersPage={numbersPage} email={email} />
        {links.length > 0 && (
          <ul className="site-footer__links">
            {links.map(({ name, href }) => (
              <li key={href}>
                <a className="site-footer__link" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <AboutPage send={send} pageFault={pageFault} copyright={copyright} />
      </div>
    </footer>
  );
}

function Numbers({
  phones: [first, ...otherPhones],
  allNumbers,
  numbersPage,
  email,
}: Pick<SiteFooterProps, "phones" | "allNumbers" | "numbersPage" | "email">) {
  return (
    <div className="site-footer__reach">
      {first && (
        <a className="site-footer__call" href={`tel:${dialable(first.number)}`}>
          {`${first.label} `}
          <bdi className="site-footer__number">{first.number}</bdi>
        </a>
      )}
      <a className="site-footer__link" href={`mailto:${email}`}>
        {email}
      </a>
      {(otherPhones.length > 0 || numbersPage) && (
        <details>
          <summary className="site-footer__opener">{allNumbers}</summary>
          <ul className="site-footer__phones">
            {otherPhones.map(({ label, number }) => (
              <li key={number}>
                <PhoneLink label={label} number={number} />
              </li>
            ))}
            {numbersPage && (
              <li>
                <a className="site-footer__link" href={numbersPage.href}>
                  {numbersPage.label}
                </a>
              </li>
            )}
          </ul>
        </details>
      )}
    </div>
  );
}

function AboutPage({ send, pageFault, copyright }: Pick<SiteFooterProps, "send" | "pageFault" | "copyright">) {
  return (
    <div className="site-footer__small">
      {send && (
        <p aria-live="polite">
          <a className="site-footer__link site-footer__send" href={send.href}>
            {send.label}
          </a>{" "}
          <button type="button" className="site-footer__link site-footer__copy" data-copied={send.copied} hidden>
            {send.copy}
          </button>
        </p>
      )}
      <p>
        <a className="site-footer__link" href={pageFault.href}>
          {pageFault.label}
        </a>
      </p>
      <p>{copyright}</p>
    </div>
  );
}
