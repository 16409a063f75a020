import { dialable } from "@hospital/content/text/phone-number";
import { Button } from "../button/button";
import "./where-are-you.css";

export interface WhereAreYouProps {
  /** Where the hospital is, if it says so. */
  hospital?: { latitude: number; longitude: number };
  /** A number whose text messages are read at every hour; without one, the phone asks whom to send it to. */
  sms?: string;
  labels: {
    /** For who cannot talk on the phone, and what the message begins with. */
    text: string;
    textMessage: string;
    ask: string;
    searching: string;
    refused: string;
    unknown: string;
    /** With `{km}`, and one of the eight `directions`. */
    away: string;
    exact: string;
    vague: string;
    send: string;
    message: string;
    /** From north on, clockwise, with commas. */
    directions: string;
    /** A word for each letter, with spaces. */
    spelling: string;
  };
}

/** Says where the phone is, to read out or to send. Nothing is asked before a tap, and nothing is sent by itself. */
export function WhereAreYou({ hospital, sms, labels }: WhereAreYouProps) {
  const { text, textMessage, ask, send, ...words } = labels;
  return (
    <div className="where-are-you" data-words={JSON.stringify({ ...words, hospital })}>
      <Button label={ask} tone="quiet" />
      <output className="where-are-you__answer" aria-label={ask} />
      <template>
        <strong className="where-are-you__code" dir="ltr" />
        <span className="where-are-you__letters" dir="ltr" />
        <span className="where-are-you__note" />
        <a className="where-are-you__send" href={`sms:${sms ? dialable(sms) : ""}`}>
          {send}
        </a>
      </template>
      {sms && <a href={`sms:${dialable(sms)}?&body=${encodeURIComponent(textMessage)}`}>{text}</a>}
    </div>
  );
}
