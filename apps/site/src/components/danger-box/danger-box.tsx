import { dialable } from "@hospital/content/text/phone-number";
import { Phone } from "@hospital/theme/icons/line-icons";
import "./danger-box.css";

export interface DangerBoxProps {
  /** The emergency type, or "Emergency" if it is unknown. */
  title: string;
  calls: { label: string; number: string }[];
  /** The emergency page; absent where the hospital has none. */
  page?: { href: string; label: string };
  directions: { href: string; label: string };
  close: string;
}

/**
 * The warning box: numbers to call, first aid, and the way to the hospital. A script shows it in the `DangerRegion` of
 * the page. For an uncertain match, the box is calmer, shows only the numbers, and can be closed.
 */
export function DangerBox({ title, calls, page, directions, close }: DangerBoxProps) {
  return (
    <template id="danger-box">
      <div className="danger-box" data-look="danger">
        <strong className="danger-box__title">{title}</strong>
        <p className="danger-box__calls">
          {calls.map(({ label, number }) => (
            <a key={number} className="danger-box__call" href={`tel:${dialable(number)}`}>
              <span className="danger-box__handset">
                <Phone className="danger-box__icon" aria-hidden="true" />
              </span>
              <span>
                <span className="danger-box__label">{label}</span> <bdi className="danger-box__number">{number}</bdi>
              </span>
            </a>
          ))}
        </p>
        <ol className="danger-box__advice" hidden>
          <li className="danger-box__step">
            <strong className="danger-box__danger" /> <span className="danger-box__text" />
          </li>
        </ol>
        <p className="danger-box__note" />
        <p className="danger-box__come">
          {page && (
            <a className="danger-box__page" href={page.href}>
              {page.label}
            </a>
          )}{" "}
          <a className="danger-box__directions" href={directions.href}>
            {directions.label}
          </a>
        </p>
        <button type="button" className="danger-box__close" hidden>
          {close}
        </button>
      </div>
    </template>
  );
}
