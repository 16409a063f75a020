import type { CallBannerProps } from "../call-banner/call-banner";
import { CallButton } from "../call-button/call-button";
import { PhoneLink } from "../phone-link/phone-link";
import "./booking-line.css";

interface BookingLineProps extends CallBannerProps {
  /** "words": the number is a link, for a page whose button is above. */
  look?: "button" | "words";
}

/** The call banner's words and number as a line among the words of a page's top. */
export function BookingLine({ title, text, number, label, look = "button" }: BookingLineProps) {
  return (
    <section className="booking-line" data-look={look} aria-labelledby="booking">
      <div className="booking-line__words">
        <h2 className="booking-line__title" id="booking">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {look === "words" ? <PhoneLink label={label} number={number} /> : <CallButton label={label} number={number} />}
    </section>
  );
}
