import type { ReactNode } from "react";
import type { DayWords } from "../../i18n/calendar";
import type { SpokenTimes } from "../../i18n/en";
import { dialable } from "../../i18n/phone-number";
import { MessageCircle } from "../../icons/line-icons";
import type { DatedHours } from "../../time/dated-hours";
import { Button } from "../button/button";
import { DangerPlace } from "../danger-place/danger-place";
import "./message-form.css";
import { type MessageLabels, messageText } from "../../i18n/message-text";

export interface MessageFormProps {
  /** The hospital's numbers that read messages: of WhatsApp, and of SMS. */
  whatsapp?: string | undefined;
  sms?: string | undefined;
  /** `days` as "Monday, Wednesday"; `dated` for the script, which offers the coming sessions. */
  doctors: { slug: string; name: string; department: string; days: string; dated: DatedHours[] }[];
  departments: string[];
  /** The last day whose sessions are known, and how the language writes days and times, for the script. */
  last: string;
  days: DayWords;
  spokenTimes?: SpokenTimes | undefined;
  labels: MessageLabels & {
    choose: string;
    doctors: string;
    departments: string;
    anyDay: string;
    /** For whom one asks. */
    whoms: readonly string[];
    yes: string;
    no: string;
    wheelchair: string;
    interpreter: string;
    whatsapp: string;
    sms: string;
  };
}

/** Writes one message of what is chosen. Until its script runs, a link for each doctor, with the days. */
export function MessageForm({ whatsapp, sms, doctors, departments, labels, ...times }: MessageFormProps) {
  const ways = [
    ...(whatsapp ? [{ label: labels.whatsapp, to: `https://wa.me/${dialable(whatsapp).slice(1)}?text=` }] : []),
    ...(sms ? [{ label: labels.sms, to: `sms:${dialable(sms)}?&body=` }] : []),
  ];
  return (
    <div className="message-form" data-words={JSON.stringify({ ...times, labels })}>
      <form className="message-form__fields" hidden>
        <Field name="with" label={labels.with}>
          <select id="message-with" name="with" className="message-form__control">
            <option value="">{labels.choose}</option>
            {doctors.length > 0 && (
              <optgroup label={labels.doctors}>
                {doctors.map(({ slug, name, department, dated }) => (
                  <option key={slug} value={name} data-doctor={slug} data-dated={JSON.stringify(dated)}>
                    {`${name}, ${department}`}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={labels.departments}>
              {departments.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          </select>
        </Field>
        <Field name="when" label={labels.when}>
          <select id="message-when" name="when" className="message-form__control">
            <option>{labels.anyDay}</option>
          </select>
        </Field>
        <Field name="whom" label={labels.whom}>
          <select id="message-whom" name="whom" className="message-form__control">
            {labels.whoms.map((whom) => (
              <option key={whom}>{whom}</option>
            ))}
          </select>
        </Field>
        <Field name="first" label={labels.first}>
          <select id="message-first" name="first" className="message-form__control">
            <option value="">{labels.choose}</option>
            <option>{labels.yes}</option>
            <option>{labels.no}</option>
          </select>
        </Field>
        <fieldset className="message-form__needs">
          <legend className="message-form__legend">{labels.needs}</legend>
          {[labels.wheelchair, labels.interpreter].map((need) => (
            <label key={need} className="message-form__need">
              <input type="checkbox" name="needs" value={need} />
              {need}
            </label>
          ))}
        </fieldset>
        <Field name="words" label={labels.words}>
          <input id="message-words" name="words" className="message-form__control" data-watched="" autoComplete="off" />
        </Field>
        <DangerPlace />
      </form>
      <ul className="message-form__ways">
        {ways.map(({ label, to }) => (
          <li key={to}>
            <Button href={to + encodeURIComponent(labels.request)} label={label} icon={MessageCircle} tone="quiet" />
          </li>
        ))}
      </ul>
      <ul className="message-form__plain">
        {doctors.map(({ slug, name, days }) => (
          <li key={slug}>
            <a href={ways[0]?.to + encodeURIComponent(messageText({ with: name, when: days }, labels))}>
              {[name, days].filter(Boolean).join(": ")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="message-form__field" data-field={name}>
      <label htmlFor={`message-${name}`}>{label}</label>
      {children}
    </div>
  );
}
