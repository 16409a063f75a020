import { useEffect, useState } from "react";
import type { Find } from "../../search/finder";
import type { FinderFilter } from "../finder-panel/finder-filter";
import { type FinderLabels, FinderPanel } from "../finder-panel/finder-panel";
import { createListFinder } from "../finder-panel/list-finder";
import { rowsOf, useFinder } from "../finder-panel/use-finder";
import { createDoctorFinder } from "./doctor-index";

export interface DoctorFinderProps {
  /** The id of the heading that names the list of doctors. */
  labelledBy: string;
  /** How many doctors the list has. */
  total: number;
  /** Address of the doctors' index. */
  indexUrl: string;
  /** Named "department", "day", "language" and "gender". */
  filters: FinderFilter[];
  labels: FinderLabels;
  /** Whom to call when nothing fits. */
  phones: { label: string; number: string }[];
}

/** Finds doctors in the page's own list of them, which is complete without it. */
export function DoctorFinder({ labelledBy, indexUrl, ...panel }: DoctorFinderProps) {
  const [find, setFind] = useState<Find>();
  const finder = useFinder(labelledBy, find);

  useEffect(() => {
    loadFind(indexUrl)
      .catch(() => createListFinder(rowsOf(labelledBy)))
      .then((find) => setFind(() => find));
  }, [indexUrl, labelledBy]);

  return <FinderPanel finder={finder} {...panel} />;
}

async function loadFind(indexUrl: string): Promise<Find> {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl}: ${response.status}`);
  return createDoctorFinder(await response.json());
}
