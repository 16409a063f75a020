import type { Icon as Drawing } from "../../icons/icon";
import "./button.css";

export interface ButtonProps {
  href: string;
  label: string;
  icon?: Drawing;
  /** "emergency" is a call to the emergency number, and nothing else. */
  tone?: "solid" | "emergency" | "quiet";
}

/** A link that looks like a button: for actions, not for reading on. */
export function Button({ href, label, icon: Icon, tone = "solid" }: ButtonProps) {
  return (
    <a className="button" data-tone={tone} href={href}>
      {Icon && <Icon className="button__icon" aria-hidden="true" />}
      {label}
    </a>
  );
}
