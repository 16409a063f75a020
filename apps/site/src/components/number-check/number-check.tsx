import { fill } from "@hospital/content/text/fill";
import { Button } from "../button/button";
import { PhoneLink } from "../phone-link/phone-link";
import "./number-check.css";

interface NumberCheckProps {
  /** All phone numbers of the hospital, with their purposes. */
  numbers: { label: string; number: string }[];
  /** Public numbers, such as 112, which aren't the hospital's but real. */
  helplines: { label: string; number: string }[];
  labels: {
    field: string;
    check: string;
    /** With the placeholder `{use}`. */
    ours: string;
    notOurs: string;
    incomplete: string;
  };
  /** The number for reporting numbers that aren't the hospital's. */
  report?: { label: string; number: string };
}

/** A field that checks whether a number belongs to the hospital. The typed number isn't sent anywhere. */
export function NumberCheck({ numbers, helplines, labels, report }: NumberCheckProps) {
  return (
    <form className="number-check">
      <label className="number-check__label" htmlFor="number">
        {labels.field}
      </label>
      <div className="number-check__question">
        <input id="number" className="number-check__input" type="tel" autoComplete="off" />
        <Button label={labels.check} />
      </div>
      <output className="number-check__answer" htmlFor="number" />
      {numbers.map(({ label, number }) => (
        <template key={number} data-number={number}>
          <p className="number-check__ours">{fill(labels.ours, { use: label })}</p>
        </template>
      ))}
      {helplines.map(({ label, number }) => (
        <template key={number} data-number={number}>
          <PhoneLink label={label} number={number} />
        </template>
      ))}
      <template data-answer="not-ours">
        <p className="number-check__not-ours">{labels.notOurs}</p>
        {report && <PhoneLink {...report} />}
      </template>
      <template data-answer="incomplete">
        <p>{labels.incomplete}</p>
      </template>
    </form>
  );
}
