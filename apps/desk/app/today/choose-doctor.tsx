import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import type { Choice, Choices } from "../../api.ts";
import { findByName } from "../../fields/find-by-name.ts";
import { sortByName, textOf, useDesk } from "../desk-context.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { Button } from "../parts/button.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { useAnswer } from "../requests.ts";

interface ChooseDoctorProps {
  title: string;
  /** The doctor who is replaced; doctors of the same department come first. */
  replaced: string;
  /** Doctors who aren't offered: the replaced one, and those with another session at the same hours. */
  without: Set<string>;
  /** The label for choosing no doctor, if that is possible. */
  noDoctor?: { label: string; onClick(): void };
  onChoose(doctor: string): void;
  onClose(): void;
}

/** All doctors, with a search field. */
export function ChooseDoctor({ title, replaced, without, noDoctor, onChoose, onClose }: ChooseDoctorProps) {
  const { messages, language } = useDesk();
  const [sought, setSought] = useState("");
  const { answer: choices } = useAnswer<Choices>("/api/choices");
  const department = choices?.doctor.find(({ value }) => value === replaced)?.department;
  const isNear = (doctor: Choice) => department !== undefined && doctor.department === department;
  const sorted = sortByName(choices?.doctor ?? [], language);
  const { matches: doctors, areSimilar } = findByName(sorted, sought, ({ label }) => Object.values(label));
  const [matching, busy] = [
    doctors.filter(({ value }) => !without.has(value)),
    doctors.filter(({ value }) => without.has(value)),
  ];
  const groups = [
    { title: messages.sameDepartment, members: matching.filter(isNear) },
    { title: messages.otherDoctors, members: matching.filter((doctor) => !isNear(doctor)) },
  ].filter(({ members }) => members.length > 0);
  return (
    <AskDialog title={title} onClose={onClose}>
      {noDoctor && <Button onClick={noDoctor.onClick}>{noDoctor.label}</Button>}
      <SearchField label={messages.findDoctor} sought={sought} onSeek={setSought} />
      {areSimilar && matching.length > 0 && <p role="status">{messages.didYouMean}</p>}
      <div className="choose-doctor">
        {groups.map(({ title, members }) => (
          <section key={title}>
            {groups.length > 1 && <h3 className="choose-doctor__title">{title}</h3>}
            <ul>
              {members.map(({ value, label, speciality }) => (
                <li key={value}>
                  <button type="button" className="choose-doctor__one" onClick={() => onChoose(value)}>
                    {textOf(label, language)} <span className="quiet">{textOf(speciality, language)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {busy.length > 0 && (
        <p className="quiet" role="status">
          {fill(messages.sitThemselves, { names: busy.map(({ label }) => textOf(label, language)).join(", ") })}
        </p>
      )}
      {sought && doctors.length === 0 && <p role="status">{messages.nothingFound}</p>}
    </AskDialog>
  );
}
