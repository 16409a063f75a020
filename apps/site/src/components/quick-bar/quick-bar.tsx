import { dialable } from "@hospital/content/text/phone-number";
import { MapPin, Phone, Stethoscope } from "@hospital/theme/icons/line-icons";
import "./quick-bar.css";

export interface QuickBarProps {
  /** The accessible name of the landmark. */
  label: string;
  emergency: { number: string; label: string };
  directions: { href: string; label: string };
  /** Absent without a page of doctors. */
  doctors?: { href: string; label: string };
}

/**
 * Emergency call, directions and doctors, at the start of every page. On a phone, a fixed bar at the bottom. On a wide
 * screen, only the call at the top right, because the page shows the other two elsewhere.
 */
export function QuickBar({ label, emergency, directions, doctors }: QuickBarProps) {
  return (
    <nav className="quick-bar" aria-label={label}>
      <a className="quick-bar__link" data-tone="emergency" href={`tel:${dialable(emergency.number)}`}>
        <Phone className="quick-bar__icon" aria-hidden="true" />
        <span>
          {`${emergency.label} `}
          <bdi className="quick-bar__number">{emergency.number}</bdi>
        </span>
      </a>
      <a className="quick-bar__link" href={directions.href}>
        <MapPin className="quick-bar__icon" aria-hidden="true" />
        {directions.label}
      </a>
      {doctors && (
        <a className="quick-bar__link" href={doctors.href}>
          <Stethoscope className="quick-bar__icon" aria-hidden="true" />
          {doctors.label}
        </a>
      )}
    </nav>
  );
}
