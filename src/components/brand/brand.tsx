import "./brand.css";

export interface BrandProps {
  name: string;
  /** Under the name, smaller. */
  city: string;
  href: string;
}

/** The kachnar blossom, five petals, beside the hospital's name. */
export function Brand({ name, city, href }: BrandProps) {
  return (
    <a className="brand" href={href}>
      <svg className="brand__mark" viewBox="0 0 48 48" aria-hidden="true">
        <g fill="currentColor">
          {[0, 72, 144, 216, 288].map((angle) => (
            <path
              key={angle}
              transform={`rotate(${angle} 24 24)`}
              d="M24 22c-6-4-8-10-5-16 2-4 8-4 10 0 3 6 1 12-5 16Z"
            />
          ))}
        </g>
        <circle className="brand__heart" cx="24" cy="24" r="4.5" />
      </svg>
      <span className="brand__words">
        <span className="brand__name">{name}</span> <span className="brand__city">{city}</span>
      </span>
    </a>
  );
}
