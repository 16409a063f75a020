import { CardGrid } from "../card-grid/card-grid";
import { type Department, DepartmentCard } from "../department-card/department-card";

interface DepartmentGridProps {
  labelledBy: string;
  departments: Department[];
  look: "card" | "tile";
  level: 2 | 3;
}

export function DepartmentGrid({ labelledBy, departments, look, level }: DepartmentGridProps) {
  return (
    <CardGrid labelledBy={labelledBy} columns={look === "tile" ? "tiles" : "pairs"}>
      {departments.map((department) => (
        <DepartmentCard key={department.href} department={department} look={look} level={level} />
      ))}
    </CardGrid>
  );
}
