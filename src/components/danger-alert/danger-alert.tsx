import { dialable } from "../../i18n/phone-number";
import "./danger-alert.css";

export interface DangerAlertProps {
  /** "Emergency", until it is known what has happened. */
  title: string;
  calls: { label: string; number: string }[];
  page: { href: string; label: string };
  directions: { href: string; label: string };
}

/** A red box above a search field, when what is typed there speaks of danger. It is read out at once. */
export function DangerAlert({ title, calls, page, directions }: DangerAlertProps) {
  return (
    <div className="danger-alert" role="alert">
      <div className="danger-alert__box" hidden>
        <p className="danger-alert__title">{title}</p>
        <p className="danger-alert__calls">
          {calls.map(({ label, number }) => (
            <a key={number} className="danger-alert__call" href={`tel:${dialable(number)}`}>
              <span className="danger-alert__words">
                <span className="danger-alert__label">{label}</span>{" "}
                <span className="danger-alert__number">{number}</span>
              </span>
            </a>
          ))}
        </p>
        <p className="danger-alert__now" />
        <p className="danger-alert__come">
          <a className="danger-alert__page" href={page.href}>
            {page.label}
          </a>{" "}
          <a className="danger-alert__directions" href={directions.href}>
            {directions.label}
          </a>
        </p>
      </div>
    </div>
  );
}
