import "./network-links.css";

const drawings: { [network: string]: string } = {
  facebook: "M17 3h-2q-4 0-4 4v3H8v4h3v7h4v-7h3v-4h-3V7h2Z",
  instagram: "M7 3h10q4 0 4 4v10q0 4-4 4H7q-4 0-4-4V7q0-4 4-4Zm1 9a4 4 0 1 1 8 0 4 4 0 0 1-8 0Zm9-5h0",
  youtube: "M6 5h12q4 0 4 4v6q0 4-4 4H6q-4 0-4-4V9q0-4 4-4Zm4 4v6l5-3Z",
  x: "M4 4h4l12 16h-4Zm0 16L20 4",
};

export interface NetworkLinksProps {
  links: {
    /** The name is shown for a network without an icon. */
    network: string;
    name: string;
    /** Without an address, the icon isn't a link. */
    url?: string;
  }[];
}

export function NetworkLinks({ links }: NetworkLinksProps) {
  return (
    <ul className="network-links">
      {links.map(({ network, name, url }) => {
        const drawing = drawings[network];
        const icon = drawing ? (
          <svg className="network-links__icon" viewBox="0 0 24 24" role="img" aria-label={name}>
            <path d={drawing} />
          </svg>
        ) : (
          name
        );
        return (
          <li key={network}>
            {url ? (
              <a className="network-links__link" href={url} rel="noopener">
                {icon}
              </a>
            ) : (
              <span className="network-links__link">{icon}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
