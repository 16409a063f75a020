import type { LucideIcon } from "lucide-react";
import "./button.css";

export interface ButtonProps {
  href: string;
  label: string;
  icon?: LucideIcon;
  /** "accent" is the one thing on a screen where the eye should land. */
  tone?: "solid" | "accent" | "quiet";
}

/** A link that looks like a button: something to do, not somewhere to read on. */
export function Button({ href, label, icon: Icon, tone = "solid" }: ButtonProps) {
  return (
    <a className="button" data-tone={tone} href={href}>
      {Icon && <Icon className="button__icon" aria-hidden="true" />}
      {label}
    </a>
  );
}
