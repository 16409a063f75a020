import { ComingChanges, type ComingChangesProps } from "../coming-changes/coming-changes";
import { DoctorLine, type DoctorLineProps } from "../doctor-line/doctor-line";
import { Panel } from "../panel/panel";
import "./sitting-doctors.css";

export interface SittingDoctorsProps {
  title: string;
  people: DoctorLineProps[];
  /** Of their hours. */
  changes?: Omit<ComingChangesProps, "id" | "level" | "look">;
  /** Links to all doctors and to the whole week. */
  all: { href: string; label: string }[];
}

/** The doctors of a department with their week, beside its text. */
export function SittingDoctors({ title, people, changes, all }: SittingDoctorsProps) {
  return (
    <Panel id="doctors" title={title} look="rail" actions={all}>
      <ul className="sitting-doctors" aria-labelledby="doctors">
        {people.map((doctor) => (
          <li key={doctor.href}>
            <DoctorLine {...doctor} />
          </li>
        ))}
      </ul>
      {changes && <ComingChanges {...changes} id="changes" level={3} look="folded" />}
    </Panel>
  );
}
