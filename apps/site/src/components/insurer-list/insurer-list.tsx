import "./insurer-list.css";

interface InsurerListProps {
  labelledBy: string;
  insurers: {
    name: string;
    /** The page about a scheme. */
    href?: string;
    kind: string;
    aliases?: string;
    text?: string;
    /** All names by which the finder finds the insurer, separated by commas. */
    names: string;
    /** Whether visitors must ask if it is accepted: the finder then shows the number. */
    isAsked?: boolean;
  }[];
}

export function InsurerList({ labelledBy, insurers }: InsurerListProps) {
  return (
    <ul className="insurer-list" role="list" aria-labelledby={labelledBy}>
      {insurers.map(({ name, href, kind, aliases, text, names, isAsked }) => (
        <li key={name} className="insurer-list__insurer" data-names={names} data-asked={isAsked || undefined}>
          <strong>{href ? <a href={href}>{name}</a> : name}</strong>
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
