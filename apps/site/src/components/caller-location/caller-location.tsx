import { dialable } from "@hospital/content/text/phone-number";
import { Button } from "../button/button";
import "./caller-location.css";

export interface CallerLocationProps {
  /** The hospital's position; absent if it isn't in the content. */
  hospital?: { latitude: number; longitude: number };
  /** A number that receives text messages around the clock. Without one, the visitor chooses the recipient. */
  sms?: string;
  labels: {
    /** `text`: the link for visitors who can't talk on the phone. `textMessage`: the start of its message. */
    text: string;
    textMessage: string;
    ask: string;
    searching: string;
    refused: string;
    unknown: string;
    /** With the placeholder `{km}`, and one of the eight `directions`. */
    away: string;
    exact: string;
    vague: string;
    send: string;
    message: string;
    /** Separated by commas, clockwise from north. */
    directions: string;
    /** A word for each letter, separated by spaces. */
    spelling: string;
  };
}

/**
 * Shows the position of the visitor's phone, to read out or to send. It asks for the position only after a tap, and
 * sends nothing automatically.
 */
export function CallerLocation({ hospital, sms, labels }: CallerLocationProps) {
  const { text, textMessage, ask, send, ...scriptLabels } = labels;
  return (
    <div className="caller-location" data-labels={JSON.stringify({ ...scriptLabels, hospital })}>
      <Button label={ask} tone="quiet" />
      <output className="caller-location__answer" aria-label={ask} />
      <template>
        <strong className="caller-location__code" dir="ltr" />
        <span className="caller-location__letters" dir="ltr" />
        <span />
        <a className="caller-location__send" href={`sms:${sms ? dialable(sms) : ""}`}>
          {send}
        </a>
      </template>
      {sms && <a href={`sms:${dialable(sms)}?&body=${encodeURIComponent(textMessage)}`}>{text}</a>}
    </div>
  );
}
