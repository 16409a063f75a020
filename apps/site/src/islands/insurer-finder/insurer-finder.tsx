import { useEffect, useState } from "react";
import type { Find } from "../../search/finder";
import { type FinderLabels, FinderPanel } from "../finder-panel/finder-panel";
import { createListFinder } from "../finder-panel/list-finder";
import { rowsOf, useFinder } from "../finder-panel/use-finder";

export interface InsurerFinderProps {
  /** The ID of the heading that names the list of insurers. */
  labelledBy: string;
  /** The number of insurers in the list. */
  total: number;
  labels: FinderLabels;
  /** Numbers to call without a result. */
  phones: { label: string; number: string }[];
}

/** Filters the page's list of insurers by all their names. The list is complete without JavaScript. */
export function InsurerFinder({ labelledBy, ...panel }: InsurerFinderProps) {
  const [find, setFind] = useState<Find>();
  const finder = useFinder(labelledBy, find);
  useEffect(() => setFind(() => createListFinder(rowsOf(labelledBy))), [labelledBy]);
  return <FinderPanel finder={finder} {...panel} />;
}
