import type { ReactNode } from "react";
import "./contact-box.css";

export interface ContactBoxProps {
  title: string;
  text: string;
  /** Of its heading; 2 where it is right below the page's title. */
  level?: 2 | 3;
  /** "row": title, addresses and text beside each other where there is room. */
  look?: "box" | "row";
  /** The addresses or numbers. */
  children: ReactNode;
}

export function ContactBox({ title, text, level = 2, look = "box", children }: ContactBoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="contact-box" data-look={look}>
      <Heading className="contact-box__title">{title}</Heading>
      <div className="contact-box__ways">{children}</div>
      <p className="contact-box__text">{text}</p>
    </div>
  );
}
