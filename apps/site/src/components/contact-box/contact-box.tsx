import type { ReactNode } from "react";
import "./contact-box.css";

interface ContactBoxProps {
  /** The fragment of links to the box. */
  id?: string;
  title: string;
  text: ReactNode;
  /** Heading level; 2 directly below the title of the page. */
  level?: 2 | 3;
  /** "row": the title is beside the addresses where they fit. */
  look?: "box" | "row";
  /** Addresses or phone numbers. */
  children: ReactNode;
}

export function ContactBox({ id, title, text, level = 2, look = "box", children }: ContactBoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="contact-box" id={id} data-look={look}>
      <Heading className="contact-box__title">{title}</Heading>
      <div className="contact-box__ways">{children}</div>
      <p className="contact-box__text">{text}</p>
    </div>
  );
}
