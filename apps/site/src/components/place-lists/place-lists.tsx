import "./place-lists.css";

export interface PlaceListsProps {
  places: { id: string; title: string; links: { href: string; name: string }[] }[];
  /** Heading level. */
  level: 2 | 3;
}

/** Lists of links to the pages of the site, each below a heading. */
export function PlaceLists({ places, level }: PlaceListsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="place-lists">
      {places.map(({ id, title, links }) => (
        <div key={id} className="place-lists__place">
          <Heading id={id}>{title}</Heading>
          <ul className="place-lists__links" aria-labelledby={id}>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a className="place-lists__link" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
