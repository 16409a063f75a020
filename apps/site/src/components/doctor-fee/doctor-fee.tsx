import "./doctor-fee.css";

/** What a visit costs, or where one asks. */
export type DoctorFeeProps =
  | { text: string }
  | {
      /** "Fee: ask" */
      ask: string;
      /** The page of rates, or the booking number where there is none. */
      href: string;
    };

export function DoctorFee(fee: DoctorFeeProps) {
  if ("text" in fee) return fee.text;
  return (
    <a className="doctor-fee" href={fee.href}>
      {fee.ask}
    </a>
  );
}
