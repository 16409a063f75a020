import { MapPin, Phone, Stethoscope } from "lucide-react";
import { dialable } from "../../i18n/phone-number";
import "./quick-bar.css";

export interface QuickBarProps {
  /** Landmark name. */
  label: string;
  emergency: { number: string; label: string };
  directions: { href: string; label: string };
  doctors: { href: string; label: string };
}

/** At the bottom of every page on a phone: the three first questions, under the thumb. It ends the page's HTML. */
export function QuickBar({ label, emergency, directions, doctors }: QuickBarProps) {
  return (
    <nav className="quick-bar" id="end" aria-label={label}>
      <a className="quick-bar__link" data-tone="accent" href={`tel:${dialable(emergency.number)}`}>
        <Phone className="quick-bar__icon" aria-hidden="true" />
        {emergency.label}
      </a>
      <a className="quick-bar__link" href={directions.href}>
        <MapPin className="quick-bar__icon" aria-hidden="true" />
        {directions.label}
      </a>
      <a className="quick-bar__link" href={doctors.href}>
        <Stethoscope className="quick-bar__icon" aria-hidden="true" />
        {doctors.label}
      </a>
    </nav>
  );
}
