import { Picture } from "../picture/picture";
import "./department-card.css";

export interface Department {
  name: string;
  href: string;
  picture?: Picture;
}

interface DepartmentCardProps {
  department: Department;
  /** "tile": a small card. */
  look?: "card" | "tile";
  level: 2 | 3;
}

/** The link is on the name, and covers the whole card. */
export function DepartmentCard({ department, look = "card", level }: DepartmentCardProps) {
  const { name, href, picture } = department;
  const Heading = `h${level}` as const;
  return (
    <div className="department-card" data-look={look}>
      {picture && (
        <div className="department-card__picture">
          <Picture picture={picture} />
        </div>
      )}
      <div className="department-card__text">
        <Heading className="department-card__name">
          <a className="department-card__link" href={href}>
            {name}
          </a>
        </Heading>
      </div>
    </div>
  );
}
