import "./fact-strip.css";

interface FactStripProps {
  /** The accessible name of the region; not visible. */
  label: string;
  facts: { number: string; label: string; source?: string }[];
  /** The meaning of the asterisk at a number. */
  note?: string;
}

/** The characters of a number that fits half of a phone, such as "10 lakh+". */
const maxInPair = 8;

/** Key figures of the hospital. Renders nothing without facts. */
export function FactStrip({ label, facts, note }: FactStripProps) {
  if (facts.length === 0) return null;
  return (
    <section className="fact-strip" aria-label={label}>
      <ul
        className="fact-strip__list page-width"
        role="list"
        aria-label={label}
        data-look={facts.some(({ number }) => number.length > maxInPair) ? "long" : undefined}
      >
        {facts.map((fact) => (
          <li key={fact.label} className="fact-strip__fact">
            <strong className="fact-strip__number">{fact.number}</strong>
            {` ${fact.label}`}
            {fact.source && <small className="fact-strip__source">{` ${fact.source}`}</small>}
          </li>
        ))}
      </ul>
      {note && <p className="fact-strip__note page-width">{note}</p>}
    </section>
  );
}
