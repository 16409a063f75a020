import { dialable } from "@hospital/content/text/phone-number";
import { Phone } from "@hospital/theme/icons/line-icons";
import "./phone-link.css";

export interface PhoneLinkProps {
  /** As people read it: "+91 00000 00001". */
  number: string;
  /** What the number is for, before it. */
  label?: string;
}

/** A phone number as visible text that a tap dials. */
export function PhoneLink({ number, label }: PhoneLinkProps) {
  return (
    <a className="phone-link" href={`tel:${dialable(number)}`}>
      <Phone className="phone-link__icon" aria-hidden="true" />
      <span className="phone-link__words">
        {label && <span className="phone-link__label">{`${label}: `}</span>}
        <bdi>{number}</bdi>
      </span>
    </a>
  );
}
