import type { lineIcon } from "@hospital/theme/icons/icon";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";

interface PressProps {
  /** The main action; another one; one of several in a row; one of several in little space. */
  look?: "solid" | "quiet" | "small" | "bare";
  Icon?: ReturnType<typeof lineIcon>;
  /** The target of a link; without it, this is a button. */
  href?: string;
  onPress?(event: MouseEvent<HTMLButtonElement>): void;
  isDisabled?: boolean;
  /** The accessible name, if the text isn't enough. */
  label?: string;
  children: ReactNode;
}

/** A button, or a link that looks like one. Without `onPress` and `href`, it submits its form. */
export function Press({ look = "quiet", Icon, href, onPress, isDisabled, label, children }: PressProps) {
  const inside = (
    <>
      {Icon && <Icon className="press__icon" aria-hidden="true" />}
      {children}
    </>
  );
  if (href)
    return (
      <Link className="press" data-look={look} href={href}>
        {inside}
      </Link>
    );
  return (
    <button
      type={onPress ? "button" : "submit"}
      className="press"
      data-look={look}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
