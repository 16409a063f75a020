import { CallButton } from "../call-button/call-button";
import "./call-banner.css";

export interface CallBannerProps {
  title: string;
  text: string;
  /** Phone number for appointments. */
  number: string;
  /** The text before the number. */
  label: string;
}

/** "To Book an Appointment" with the booking number, for hospitals where booking is by phone only. */
export function CallBanner({ title, text, number, label }: CallBannerProps) {
  return (
    <section className="call-banner" aria-labelledby="booking">
      <div className="call-banner__panel page-width">
        <div className="call-banner__text">
          <h2 id="booking">{title}</h2>
          <p>{text}</p>
        </div>
        <CallButton label={label} number={number} />
      </div>
    </section>
  );
}
