import { FactTable } from "../fact-table/fact-table";

export interface FloorPlanRow {
  name: string;
  href: string | undefined;
  /** "Block B, floor 2". */
  place: string;
}

interface FloorPlanProps {
  labelledBy: string;
  rows: FloorPlanRow[];
  labels: { department: string; place: string };
}

/** The block and floor of each department, counter and ward. */
export function FloorPlan({ labelledBy, rows, labels }: FloorPlanProps) {
  return (
    <FactTable
      labelledBy={labelledBy}
      columns={[labels.department, labels.place]}
      rows={rows.map(({ name, href, place }) => ({
        // A ward and a counter may have one name.
        key: `${name} ${place}`,
        name: href ? <a href={href}>{name}</a> : name,
        facts: [place],
      }))}
    />
  );
}
