import type { CallBannerProps } from "../call-banner/call-banner";
import { CallButton } from "../call-button/call-button";
import { PhoneLink } from "../phone-link/phone-link";
import "./booking-line.css";

interface BookingLineProps extends CallBannerProps {
  /** "text": the number is a text link, for a page that already has the button above. */
  look?: "button" | "text";
}

/** Text and number of the call banner as one line in the banner of a page. */
export function BookingLine({ title, text, number, label, look = "button" }: BookingLineProps) {
  return (
    <section className="booking-line" data-look={look} aria-labelledby="booking">
      <div className="booking-line__text">
        <h2 className="booking-line__title" id="booking">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {look === "text" ? <PhoneLink label={label} number={number} /> : <CallButton label={label} number={number} />}
    </section>
  );
}
