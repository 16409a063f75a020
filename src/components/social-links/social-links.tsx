import type { socialNetworks } from "../../vocabulary";
import "./social-links.css";

type Network = (typeof socialNetworks)[number];

const drawings: Record<Network, string> = {
  facebook: "M14 8h2.5V4.5H14c-2.8 0-4.5 1.8-4.5 4.5v2H7v3.5h2.5V22H13v-7.5h2.7l.6-3.5H13V9c0-.6.4-1 1-1Z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM16.7 6.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
  youtube:
    "M5 5.5c4-.6 10-.6 14 0 1.6.2 2.5 1.2 2.7 2.7.4 2.5.4 5.1 0 7.6-.2 1.5-1.1 2.5-2.7 2.7-4 .6-10 .6-14 0-1.6-.2-2.5-1.2-2.7-2.7-.4-2.5-.4-5.1 0-7.6.2-1.5 1.1-2.5 2.7-2.7Zm5 3.5v6l5.2-3Z",
  x: "M4 4h4.7l4 5.6L17.5 4H20l-6.2 7.2L20.5 20h-4.7l-4.4-6.1L6.1 20H3.5l6.7-7.8Zm3 1.7 9.7 12.6h1.4L8.5 5.7Z",
};

export interface SocialLinksProps {
  links: {
    network: Network;
    name: string;
    /** Absent: the icon shows without a link. */
    url?: string;
  }[];
}

export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className="social-links">
      {links.map(({ network, name, url }) => {
        const icon = (
          <svg className="social-links__icon" viewBox="0 0 24 24" role="img" aria-label={name}>
            <path fillRule="evenodd" d={drawings[network]} />
          </svg>
        );
        return (
          <li key={network} className="social-links__place">
            {url ? (
              <a className="social-links__link" href={url} rel="noopener">
                {icon}
              </a>
            ) : (
              icon
            )}
          </li>
        );
      })}
    </ul>
  );
}
