import type { Icon as Drawing } from "@hospital/theme/icons/icon";
import "./button.css";

export interface ButtonProps {
  /** Without an address, it is a `<button>` for a form or a script. */
  href?: string;
  label: string;
  /** A phone number after the label. It is in a `<bdi>`, because Urdu text would reverse it. */
  number?: string;
  icon?: Drawing;
  /** "emergency" is only for calls to the emergency number. */
  tone?: "solid" | "emergency" | "quiet";
}

/** A link that looks like a button, for actions rather than further reading. */
export function Button({ href, label, number, icon: Icon, tone = "solid" }: ButtonProps) {
  const Element = href ? "a" : "button";
  return (
    <Element className="button" data-tone={tone} href={href} type={href ? undefined : "submit"}>
      {Icon && <Icon className="button__icon" aria-hidden="true" />}
      {number ? (
        <span>
          {`${label} `}
          <bdi>{number}</bdi>
        </span>
      ) : (
        label
      )}
    </Element>
  );
}
