import { heart, petal, streak, turns } from "../../blossom";
import "./brand.css";

export interface BrandProps {
  name: string;
  /** Under the name, smaller. */
  city: string;
  href: string;
  /** "line": on a phone the name alone. */
  look?: "block" | "line";
}

/** The kachnar blossom beside the hospital's name. */
export function Brand({ name, city, href, look = "block" }: BrandProps) {
  return (
    <a className="brand" href={href} data-look={look}>
      <svg className="brand__mark" viewBox="3 2 42 42" aria-hidden="true">
        <path d={petal + streak} />
        {turns.map((turn) => (
          <path key={turn} transform={`rotate(${turn} 24 24)`} d={petal} />
        ))}
        <path className="brand__heart" d={heart} />
      </svg>
      <span className="brand__words">
        <span className="brand__name">{name}</span> <span className="brand__city">{city}</span>
      </span>
    </a>
  );
}
