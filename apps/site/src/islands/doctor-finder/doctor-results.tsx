import { fill } from "@hospital/content/text/fill";
import { DoctorGrid } from "../../components/doctor-grid/doctor-grid";
import { lastToEnd } from "../../search/finder";
import type { DoctorIndex } from "./doctor-index";

/** More cards would be slow on a phone and too long to read. */
const maxShown = 60;

interface DoctorResultsProps {
  labelledBy: string;
  index: DoctorIndex;
  /** The address of the index; profiles are relative to it. */
  indexUrl: string;
  ids: ReadonlySet<string>;
  /** Those that come after the others. */
  last?: ReadonlySet<string>;
  /** Template for a shortened list: "The first {shown} …". */
  first: string;
}

/** The results as cards with links to the profiles. */
export function DoctorResults({ labelledBy, index, indexUrl, ids, last, first }: DoctorResultsProps) {
  const doctors = index.doctors
    .filter(({ id }) => ids.has(id))
    .sort(lastToEnd(last))
    .slice(0, maxShown)
    .map(({ id, names: [name = ""], specialities: [role], fee }) => ({
      slug: id,
      name,
      role,
      fee,
      href: indexUrl.replace(/index\.json$/, id),
    }));
  return (
    <>
      <DoctorGrid labelledBy={labelledBy} doctors={doctors} />
      {ids.size > maxShown && <p>{fill(first, { shown: maxShown })}</p>}
    </>
  );
}
