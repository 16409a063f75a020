import { useEffect, useState } from "react";
import type { Find } from "../../search/finder";
import { FinderPanel, type FinderPanelProps } from "../finder-panel/finder-panel";
import { createListFinder } from "../finder-panel/list-finder";
import { rowsOf, useFinder } from "../finder-panel/use-finder";

export interface InsurerFinderProps extends Omit<FinderPanelProps, "finder"> {
  labelledBy: string;
}

/** Filters the page's list of insurers by all their names. The list is complete without JavaScript. */
export function InsurerFinder({ labelledBy, ...panel }: InsurerFinderProps) {
  const [find, setFind] = useState<Find>();
  const finder = useFinder(labelledBy, find);
  useEffect(() => setFind(() => createListFinder(rowsOf(labelledBy))), [labelledBy]);
  return <FinderPanel finder={finder} {...panel} />;
}
