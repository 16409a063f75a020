import { useEffect, useMemo, useState } from "react";
import { fetchJson } from "../../search/fetch-json";
import type { Find, Query } from "../../search/finder";
import { useClock } from "../../time/use-clock";
import type { FinderFilter } from "../finder-panel/finder-filter";
import { FinderPanel, type FinderPanelProps } from "../finder-panel/finder-panel";
import { createListFinder } from "../finder-panel/list-finder";
import { rowsOf, useFinder } from "../finder-panel/use-finder";
import { createDoctorFinder, type DoctorIndex } from "./doctor-index";
import { DoctorResults } from "./doctor-results";

export interface DoctorFinderProps extends Omit<FinderPanelProps, "finder"> {
  labelledBy: string;
  /** The address of the doctors' index. */
  indexUrl: string;
  /**
   * Template: "The first {shown} …". Present where the page has no list of doctors, so that the finder renders the
   * results.
   */
  first?: string;
  /** Filters with the names "department", "day", "language" and "gender". */
  filters: FinderFilter[];
}

/**
 * Filters the page's list of doctors, which is complete without JavaScript. Renders the results itself where a hospital
 * has too many doctors for one page.
 */
export function DoctorFinder({ labelledBy, indexUrl, first, ...panel }: DoctorFinderProps) {
  const [loaded, setLoaded] = useState<{ findAt: (now: string) => Find; index?: DoctorIndex }>();
  const now = useClock();
  const find = useMemo(() => loaded?.findAt(now), [loaded, now]);
  const finder = useFinder(labelledBy, find);

  useEffect(() => {
    fetchJson<DoctorIndex>(indexUrl)
      .then((index) => ({ findAt: createDoctorFinder(index), index }))
      .catch(() => {
        const find = first ? findNothing : createListFinder(rowsOf(labelledBy));
        return { findAt: () => find };
      })
      .then(setLoaded);
  }, [indexUrl, labelledBy, first]);

  return (
    <>
      <FinderPanel finder={finder} {...panel} />
      {first && loaded?.index && finder.result && finder.result.fit !== "all" && (
        <DoctorResults {...finder.result} index={loaded.index} {...{ labelledBy, indexUrl, first }} />
      )}
    </>
  );
}

/** Without a list on the page and without its index, only an empty query has an answer. */
function findNothing(query: Query): ReturnType<Find> {
  return { ids: new Set(), fit: Object.keys(query).length === 0 ? "all" : "failed" };
}
