import "./map-panel.css";

export interface MapPanelProps {
  /** What the map shows, for those who can't see it: "Map: Kachnar Hospital, Devnagar". */
  title: string;
  /** The page at OpenStreetMap. */
  href: string;
  /** The address of the same map to put in a page. */
  embedUrl: string;
  labels: {
    /** "Show the map". */
    show: string;
    /** "Open the map in a new tab". */
    open: string;
  };
}

/** A link to the map; `map-panel.client.ts` puts the map itself here, once it is asked for. */
export function MapPanel({ title, href, embedUrl, labels }: MapPanelProps) {
  return (
    <div className="map-panel">
      <div className="map-panel__stage">
        <svg
          className="map-panel__drawing"
          viewBox="0 0 800 400"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <path className="map-panel__park" d="M60 40h190l30 120-120 60-130-50zM560 250l190-20 30 150-230 10z" />
          <path className="map-panel__river" d="M-20 330C140 250 250 350 400 300S640 120 820 150" />
          <path
            className="map-panel__street"
            d="M0 110l330 40 470-90M120 0l60 400M470 0l-40 400M640 0l50 400M0 230l800 10"
          />
          <path className="map-panel__avenue" d="M-10 20l420 160 400 190M330 410L400 200 545-10" />
          <path className="map-panel__pin" d="M400 196c-18-24-28-39-28-54a28 28 0 0 1 56 0c0 15-10 30-28 54z" />
          <circle className="map-panel__eye" cx="400" cy="142" r="10.5" />
        </svg>
        <button type="button" className="map-panel__button" data-title={title} data-src={embedUrl} hidden>
          {labels.show}
        </button>
      </div>
      <a className="map-panel__link" href={href} target="_blank" rel="noopener">
        {labels.open}
      </a>
    </div>
  );
}
