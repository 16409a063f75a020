import { StreetMap, type StreetMapProps } from "../street-map/street-map";
import "./map-panel.css";

export interface MapPanelProps {
  /** What the map shows, for those who can't see it: "Map: Kachnar Hospital, Devnagar". */
  title: string;
  /** The name of the place, where the page has maps of several. */
  heading?: string;
  /** The map as a page elsewhere. */
  href?: string;
  /** The address for embedding the same map. */
  embedUrl?: string;
  /** The drawn street map, shown until the embedded map is requested. */
  drawing?: StreetMapProps;
  labels: {
    /** "Show the map". */
    show: string;
    /** "Open the map in a new tab". */
    open: string;
  };
}

/** A link to the map; `map-panel.client.ts` embeds the map itself on a click. */
export function MapPanel({ title, heading, href, embedUrl, drawing, labels }: MapPanelProps) {
  return (
    <div className="map-panel">
      {heading && <h3>{heading}</h3>}
      <div className="map-panel__stage">
        {drawing && <StreetMap {...drawing} />}
        {embedUrl && (
          <button type="button" className="map-panel__button" data-title={title} data-src={embedUrl} hidden>
            {labels.show}
          </button>
        )}
      </div>
      {href && (
        <a
          className="map-panel__link"
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={heading && `${labels.open}: ${heading}`}
        >
          {labels.open}
        </a>
      )}
    </div>
  );
}
