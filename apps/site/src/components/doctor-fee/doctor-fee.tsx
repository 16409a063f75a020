import "./doctor-fee.css";

/** The price of a visit, or where to ask for it. */
export type DoctorFeeProps =
  | { text: string }
  | {
      /** "Fee: ask" */
      ask: string;
      /** The page with the rates, or the booking number without such a page. */
      href: string;
      /** The booking number, formatted for reading. */
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
