import { dialable } from "@hospital/content/text/phone-number";
import { Phone } from "@hospital/theme/icons/line-icons";
import "./phone-link.css";

export interface PhoneLinkProps {
  /** Formatted for reading: "+91 00000 00001". */
  number: string;
  /** The purpose of the number, before it. */
  label?: string;
}

/** A phone number as text; a tap calls it. */
export function PhoneLink({ number, label }: PhoneLinkProps) {
  return (
    <a className="phone-link" href={`tel:${dialable(number)}`}>
      <Phone className="phone-link__icon" aria-hidden="true" />
      <span className="phone-link__text">
        {label && `${label}: `}
        <bdi>{number}</bdi>
      </span>
    </a>
  );
}
