import "./insurer-list.css";

export interface InsurerListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  insurers: { name: string; kind: string; aliases?: string }[];
}

export function InsurerList({ labelledBy, insurers }: InsurerListProps) {
  return (
    <ul className="insurer-list" aria-labelledby={labelledBy}>
      {insurers.map(({ name, kind, aliases }) => (
        <li key={name} className="insurer-list__insurer">
          <strong>{name}</strong>
          <span className="insurer-list__kind">
            {kind}
            {aliases && ` · ${aliases}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
