import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import { DoctorLine, type DoctorLineProps } from "../doctor-line/doctor-line";
import { Panel } from "../panel/panel";
import "./sitting-doctors.css";

export interface SittingDoctorsProps {
  title: string;
  people: DoctorLineProps[];
  /** Coming exceptions of their hours. */
  changes?: ComingChangesData;
  /** Links to all doctors and to the weekly OPD. */
  actions: { href: string; label: string }[];
}

/** The doctors of a department with their weekly hours, beside the text about it. */
export function SittingDoctors({ title, people, changes, actions }: SittingDoctorsProps) {
  return (
    <Panel id="doctors" title={title} look="rail" actions={actions}>
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
