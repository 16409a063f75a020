import "./link-list.css";

interface LinkListProps {
  labelledBy: string;
  links: { href: string; name: string; text?: string }[];
}

export function LinkList({ labelledBy, links }: LinkListProps) {
  return (
    <ul
      className="link-list"
      aria-labelledby={labelledBy}
      data-look={links.some(({ text }) => text) ? "described" : undefined}
    >
      {links.map(({ href, name, text }) => (
        <li key={href}>
          <a className="link-list__link" href={href}>
            {name}
          </a>
          {text && <p className="link-list__text">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
