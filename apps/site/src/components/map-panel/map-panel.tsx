import { StreetMap, type StreetMapProps } from "../street-map/street-map";
import "./map-panel.css";

export interface MapPanelProps {
  /** The text alternative of the map: "Map: Kachnar Hospital, Devnagar". */
  title: string;
  /** The name of the building; only for pages with several maps. */
  heading?: string;
  /** A link to the map on another site. */
  href?: string;
  /** The address of the map for an `<iframe>`. */
  embedUrl?: string;
  /** The street map as a drawing, until the visitor opens the embedded map. */
  drawing?: StreetMapProps;
  labels: {
    /** "Show the map". */
    show: string;
    /** "Open the map in a new tab". */
    open: string;
  };
}

/** A link to the map. On a click, `map-panel.client.ts` embeds the map. */
export function MapPanel({ title, heading, href, embedUrl, drawing, labels }: MapPanelProps) {
  return (
    <div className="map-panel">
      {heading && <h3>{heading}</h3>}
      {(drawing || embedUrl) && (
        <div className="map-panel__stage">
          {drawing && <StreetMap {...drawing} />}
          {embedUrl && (
            <button type="button" className="map-panel__button" data-title={title} data-src={embedUrl} hidden>
              {labels.show}
            </button>
          )}
        </div>
      )}
      {href && (
        <a className="map-panel__link" href={href} target="_blank" rel="noopener">
          {labels.open}
          {heading && <span className="visually-hidden">{` ${heading}`}</span>}
        </a>
      )}
    </div>
  );
}
