import { FactTable } from "../fact-table/fact-table";

export interface FloorPlanRow {
  name: string;
  href: string | undefined;
  /** "Block B, floor 2". */
  place: string;
}

export interface FloorPlanProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  rows: FloorPlanRow[];
  labels: { department: string; place: string };
}

/** Which department, counter or ward is in which block and on which floor. */
export function FloorPlan({ labelledBy, rows, labels }: FloorPlanProps) {
  return (
    <FactTable
      labelledBy={labelledBy}
      columns={[labels.department, labels.place]}
      rows={rows.map(({ name, href, place }) => ({
        key: name,
        name: href ? <a href={href}>{name}</a> : name,
        facts: [place],
      }))}
    />
  );
}
