import type { CallBannerProps } from "../call-banner/call-banner";
import { CallButton } from "../call-button/call-button";
import "./booking-line.css";

/** The call banner's words and number as a line among the words of a page's top. */
export function BookingLine({ title, text, number, label }: CallBannerProps) {
  return (
    <section className="booking-line" aria-labelledby="booking">
      <div className="booking-line__words">
        <h2 className="booking-line__title" id="booking">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <CallButton label={label} number={number} />
    </section>
  );
}
