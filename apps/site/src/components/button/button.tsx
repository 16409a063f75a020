import type { Icon as Drawing } from "@hospital/theme/icons/icon";
import "./button.css";

export interface ButtonProps {
  /** Without one it is a button: of its form, or of the script around it. */
  href?: string;
  label: string;
  /** A phone number after the label, in a `bdi`: among Urdu words it would be read from its end. */
  number?: string;
  icon?: Drawing;
  /** "emergency" is a call to the emergency number, and nothing else. */
  tone?: "solid" | "emergency" | "quiet";
}

/** A link that looks like a button: for actions, not for reading on. */
export function Button({ href, label, number, icon: Icon, tone = "solid" }: ButtonProps) {
  const Element = href ? "a" : "button";
  return (
    <Element className="button" data-tone={tone} href={href} type={href ? undefined : "submit"}>
      {Icon && <Icon className="button__icon" aria-hidden="true" />}
      {number ? (
        <span>
          {label} <bdi>{number}</bdi>
        </span>
      ) : (
        label
      )}
    </Element>
  );
}
