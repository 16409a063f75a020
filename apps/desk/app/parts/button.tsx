import type { lineIcon } from "@hospital/theme/icons/icon";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";

interface ButtonProps {
  /** The main action; another one; one of several in a row; one of several in little space. */
  look?: "solid" | "quiet" | "small" | "bare";
  Icon?: ReturnType<typeof lineIcon>;
  /** The target of a link; without it, this is a button. */
  href?: string;
  onClick?(event: MouseEvent<HTMLButtonElement>): void;
  isDisabled?: boolean;
  /** The accessible name, if the text isn't enough. */
  label?: string;
  children: ReactNode;
}

/** A button, or a link that looks like one. Without `onClick` and `href`, it submits its form. */
export function Button({ look = "quiet", Icon, href, onClick, isDisabled, label, children }: ButtonProps) {
  const inside = (
    <>
      {Icon && <Icon className="button__icon" aria-hidden="true" />}
      {children}
    </>
  );
  if (href)
    return (
      <Link className="button" data-look={look} href={href}>
        {inside}
      </Link>
    );
  return (
    <button
      type={onClick ? "button" : "submit"}
      className="button"
      data-look={look}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}
