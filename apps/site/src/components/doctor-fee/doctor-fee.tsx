import "./doctor-fee.css";

/** What a visit costs, or where one asks. */
export type DoctorFeeProps =
  | { text: string }
  | {
      /** "Fee: ask" */
      ask: string;
      /** The page of rates, or the booking number where there is none. */
      href: string;
      /** The booking number, as it is shown. */
      phone?: string;
    };

export function DoctorFee(fee: DoctorFeeProps) {
  if ("text" in fee) return fee.text;
  return (
    <a className="doctor-fee" href={fee.href}>
      {fee.ask}
      {fee.phone && (
        <>
          {" "}
          <bdi>{fee.phone}</bdi>
        </>
      )}
    </a>
  );
}
