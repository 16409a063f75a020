import { ContactBox } from "../contact-box/contact-box";
import { PhoneLink } from "../phone-link/phone-link";
import "./contact-boxes.css";

/** The link to the page that checks whether a number is the hospital's. */
type Check = { href: string; label: string };

interface ContactBoxesProps {
  labelledBy: string;
  email: { title: string; text: string; address: string };
  phone: { title: string; text: string; numbers: { label: string; number: string }[]; check?: Check };
  address: { title: string; text: string; lines: string[]; directions: { href: string; label: string } };
  /** A link to a vCard with all contact details. */
  saveNumbers: { title: string; text: string; href: string; label: string };
}

export function ContactBoxes({ labelledBy, email, phone, address, saveNumbers }: ContactBoxesProps) {
  return (
    <ul className="contact-boxes" aria-labelledby={labelledBy}>
      <li>
        <ContactBox look="row" title={phone.title} text={phone.text}>
          {phone.numbers.map((number) => (
            <PhoneLink key={number.number} {...number} />
          ))}
          {phone.check && <a href={phone.check.href}>{phone.check.label}</a>}
        </ContactBox>
      </li>
      <li>
        <ContactBox look="row" title={email.title} text={email.text}>
          <a href={`mailto:${email.address}`}>{email.address}</a>
        </ContactBox>
      </li>
      <li>
        <ContactBox look="row" title={address.title} text={address.text}>
          <address>
            {address.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          <a href={address.directions.href}>{address.directions.label}</a>
        </ContactBox>
      </li>
      <li>
        <ContactBox look="row" title={saveNumbers.title} text={saveNumbers.text}>
          <a href={saveNumbers.href} download>
            {saveNumbers.label}
          </a>
        </ContactBox>
      </li>
    </ul>
  );
}
