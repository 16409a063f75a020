import { dialable } from "@hospital/content/text/phone-number";
import "./doctor-fee.css";

/** What a visit costs, or whom to ask. */
export type DoctorFeeProps =
  | { text: string }
  | {
      /** "Fee: ask" */
      ask: string;
      number: string;
      /** The page of rates, where there is one. */
      rates?: { href: string; label: string };
    };

export function DoctorFee(fee: DoctorFeeProps) {
  if ("text" in fee) return fee.text;
  const { ask, number, rates } = fee;
  return (
    <>
      {ask}{" "}
      <a className="doctor-fee__link" href={`tel:${dialable(number)}`}>
        <bdi>{number}</bdi>
      </a>
      {rates && (
        <>
          {" ("}
          <a className="doctor-fee__link" href={rates.href}>
            {rates.label}
          </a>
          )
        </>
      )}
    </>
  );
}
