import type { ReactNode } from "react";
import "./contact-box.css";

export interface ContactBoxProps {
  title: string;
  text: string;
  /** The addresses or numbers. */
  children: ReactNode;
}

export function ContactBox({ title, text, children }: ContactBoxProps) {
  return (
    <div className="contact-box">
      <h2 className="contact-box__title">{title}</h2>
      <div className="contact-box__ways">{children}</div>
      <p className="contact-box__text">{text}</p>
    </div>
  );
}
