import type { SpokenTimes } from "@hospital/content/text/clock-time";
import type { DayWords } from "@hospital/content/text/day-words";
import { dialable } from "@hospital/content/text/phone-number";
import { MessageCircle } from "@hospital/theme/icons/line-icons";
import type { DatedHours } from "@hospital/timetable/dated-hours";
import type { ReactNode } from "react";
import { Button } from "../button/button";
import { DangerRegion } from "../danger-region/danger-region";
import "./message-form.css";
import { type MessageLabels, messageText } from "../../i18n/message-text";

export interface MessageFormProps {
  /** The hospital's numbers that receive messages by WhatsApp and by SMS. */
  whatsapp?: string | undefined;
  sms?: string | undefined;
  /** `label` such as "Dr Asha Rao, Cardiology"; `days` such as "Monday, Wednesday"; `dated` is data for the script, which lists the coming sessions. */
  doctors: { slug: string; name: string; label: string; days: string; dated: DatedHours[] }[];
  departments: string[];
  /** The last day for which the page has sessions; and for the script, how the language writes days and times. */
  last: string;
  days: DayWords;
  spokenTimes?: SpokenTimes | undefined;
  labels: MessageLabels & {
    choose: string;
    doctors: string;
    departments: string;
    anyDay: string;
    /** Options for the person who needs the appointment. */
    whoms: readonly string[];
    yes: string;
    no: string;
    wheelchair: string;
    interpreter: string;
    whatsapp: string;
    sms: string;
  };
}

/** Builds one message from the selected values. Without JavaScript, it is a link for each doctor, with the days. */
export function MessageForm({ whatsapp, sms, doctors, departments, labels, ...times }: MessageFormProps) {
  const ways = [
    ...(whatsapp ? [{ label: labels.whatsapp, to: `https://wa.me/${dialable(whatsapp).slice(1)}?text=` }] : []),
    ...(sms ? [{ label: labels.sms, to: `sms:${dialable(sms)}?&body=` }] : []),
  ];
  return (
    <div className="message-form" data-options={JSON.stringify({ ...times, labels })}>
      <form className="message-form__fields" hidden>
        <Choice name="with" label={labels.with}>
          <option value="">{labels.choose}</option>
          {doctors.length > 0 && (
            <optgroup label={labels.doctors}>
              {doctors.map(({ slug, name, label, dated }) => (
                <option key={slug} value={name} data-doctor={slug} data-dated={JSON.stringify(dated)}>
                  {label}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={labels.departments}>
            {departments.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        </Choice>
        <Choice name="when" label={labels.when}>
          <option>{labels.anyDay}</option>
        </Choice>
        <Choice name="whom" label={labels.whom}>
          {labels.whoms.map((whom) => (
            <option key={whom}>{whom}</option>
          ))}
        </Choice>
        <Choice name="first" label={labels.first}>
          <option value="">{labels.choose}</option>
          <option>{labels.yes}</option>
          <option>{labels.no}</option>
        </Choice>
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
        <DangerRegion />
      </form>
      <ul className="message-form__ways">
        {ways.map(({ label, to }) => (
          <li key={to}>
            <Button href={to + encodeURIComponent(labels.request)} label={label} icon={MessageCircle} tone="quiet" />
          </li>
        ))}
      </ul>
      <Plain doctors={doctors} to={ways[0]?.to} labels={labels} />
    </div>
  );
}

/** The content without JavaScript. */
function Plain({ doctors, to, labels }: Pick<MessageFormProps, "doctors" | "labels"> & { to: string | undefined }) {
  return (
    <ul className="message-form__plain">
      {doctors.map(({ slug, name, days }) => (
        <li key={slug}>
          <a href={to + encodeURIComponent(messageText({ with: name, when: days }, labels))}>
            {[name, days].filter(Boolean).join(": ")}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  name: string;
  label: string;
  children: ReactNode;
}

function Choice({ name, label, children }: FieldProps) {
  return (
    <Field name={name} label={label}>
      <select id={`message-${name}`} name={name} className="message-form__control">
        {children}
      </select>
    </Field>
  );
}

function Field({ name, label, children }: FieldProps) {
  return (
    <div className="message-form__field" data-field={name}>
      <label htmlFor={`message-${name}`}>{label}</label>
      {children}
    </div>
  );
}
