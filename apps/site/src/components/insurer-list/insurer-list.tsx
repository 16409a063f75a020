import "./insurer-list.css";

interface InsurerListProps {
  labelledBy: string;
  /** `names`: all names by which the finder finds the insurer, separated by commas. */
  insurers: { name: string; kind: string; aliases?: string; text?: string; names: string }[];
}

export function InsurerList({ labelledBy, insurers }: InsurerListProps) {
  return (
    <ul className="insurer-list" aria-labelledby={labelledBy}>
      {insurers.map(({ name, kind, aliases, text, names }) => (
        <li key={name} className="insurer-list__insurer" data-names={names}>
          <strong>{name}</strong>
          <span className="insurer-list__kind">
            {kind}
            {aliases && ` · ${aliases}`}
          </span>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
