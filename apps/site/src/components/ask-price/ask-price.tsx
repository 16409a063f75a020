import { dialable } from "@hospital/content/text/phone-number";

export interface AskPriceProps {
  /** "If no price is shown, please ask:" */
  text: string;
  /** The number to ask, formatted for reading. */
  phone: string;
}

/** The phone number to ask for prices that aren't shown. */
export function AskPrice({ text, phone }: AskPriceProps) {
  return (
    <p>
      {text}{" "}
      <a href={`tel:${dialable(phone)}`}>
        <bdi>{phone}</bdi>
      </a>
    </p>
  );
}
