import "./link-lists.css";

interface LinkListsProps {
  lists: { id: string; title: string; links: { href: string; name: string }[] }[];
}

/** Lists of links to the pages of the site, each below a heading. */
export function LinkLists({ lists }: LinkListsProps) {
  return (
    <div className="link-lists">
      {lists.map(({ id, title, links }) => (
        <div key={id} className="link-lists__list">
          <h3 id={id}>{title}</h3>
          <ul className="link-lists__links" aria-labelledby={id}>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a className="link-lists__link" href={href}>
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
