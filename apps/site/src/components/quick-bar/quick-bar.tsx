import { dialable } from "@hospital/content/text/phone-number";
import { MapPin, Phone, Stethoscope } from "@hospital/theme/icons/line-icons";
import "./quick-bar.css";

export interface QuickBarProps {
  /** Landmark name. */
  label: string;
  emergency: { number: string; label: string };
  directions: { href: string; label: string };
  /** Absent: no page of doctors. */
  doctors?: { href: string; label: string };
}

/**
 * Emergency call, directions and doctors, first in every page. A fixed bar at the bottom of a phone; on a wide screen
 * the call is at the top right, and the page has the other two.
 */
export function QuickBar({ label, emergency, directions, doctors }: QuickBarProps) {
  return (
    <nav className="quick-bar" aria-label={label}>
      <a className="quick-bar__link" data-tone="emergency" href={`tel:${dialable(emergency.number)}`}>
        <Phone className="quick-bar__icon" aria-hidden="true" />
        <span className="quick-bar__words">
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
