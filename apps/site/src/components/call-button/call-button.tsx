import { dialable } from "@hospital/content/text/phone-number";
import { Phone } from "@hospital/theme/icons/line-icons";
import { Button, type ButtonProps } from "../button/button";

export interface CallButtonProps extends Pick<ButtonProps, "tone"> {
  /** The text before the number: "Call us". */
  label: string;
  /** Formatted for reading: "+91 00000 00001". */
  number: string;
}

/** A phone number as a button. */
export function CallButton({ label, number, tone }: CallButtonProps) {
  return <Button href={`tel:${dialable(number)}`} label={label} number={number} icon={Phone} tone={tone} />;
}
