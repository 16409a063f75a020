import { useEffect, useState } from "react";
import type { Find } from "../../search/finder";
import type { FinderFilter } from "../finder-panel/finder-filter";
import { type FinderLabels, FinderPanel } from "../finder-panel/finder-panel";
import { createListFinder } from "../finder-panel/list-finder";
import { rowsOf, useFinder } from "../finder-panel/use-finder";
import { createDoctorFinder, type DoctorIndex } from "./doctor-index";
import { FoundDoctors } from "./found-doctors";

export interface DoctorFinderProps {
  /** The id of the heading that names the list of doctors. */
  labelledBy: string;
  /** How many doctors the list has. */
  total: number;
  /** Address of the doctors' index. */
  indexUrl: string;
  /** Present: the page has no list of them, and those who are found show here, the first {shown} of many. */
  first?: string;
  /** Named "department", "day", "language" and "gender". */
  filters: FinderFilter[];
  labels: FinderLabels;
  /** Whom to call when nothing fits. */
  phones: { label: string; number: string }[];
}

/** Finds doctors in the page's own list of them, which is complete without it; or, where they are many, lists who is found. */
export function DoctorFinder({ labelledBy, indexUrl, first, ...panel }: DoctorFinderProps) {
  const [known, setKnown] = useState<{ find: Find; index?: DoctorIndex }>();
  const finder = useFinder(labelledBy, known?.find);

  useEffect(() => {
    loadIndex(indexUrl)
      .then((index) => ({ find: createDoctorFinder(index), index }))
      .catch(() => ({ find: createListFinder(rowsOf(labelledBy)) }))
      .then(setKnown);
  }, [indexUrl, labelledBy]);

  return (
    <>
      <FinderPanel finder={finder} {...panel} />
      {first && known?.index && finder.found && finder.found.fit !== "all" && (
        <FoundDoctors ids={finder.found.ids} index={known.index} {...{ labelledBy, indexUrl, first }} />
      )}
    </>
  );
}

async function loadIndex(indexUrl: string): Promise<DoctorIndex> {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl}: ${response.status}`);
  return response.json();
}
