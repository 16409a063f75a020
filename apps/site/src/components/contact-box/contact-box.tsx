import type { ReactNode } from "react";
import "./contact-box.css";

export interface ContactBoxProps {
  title: string;
  text: string;
  /** Of its heading; 2 where it is right below the page's title. */
  level?: 2 | 3;
  /** The addresses or numbers. */
  children: ReactNode;
}

export function ContactBox({ title, text, level = 2, children }: ContactBoxProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="contact-box">
      <Heading className="contact-box__title">{title}</Heading>
      <div className="contact-box__ways">{children}</div>
      <p className="contact-box__text">{text}</p>
    </div>
  );
}
