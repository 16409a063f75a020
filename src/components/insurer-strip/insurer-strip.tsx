import { PaceButton } from "../pace-button/pace-button";
import "./insurer-strip.css";

export interface InsurerStripProps {
  /** The id of the heading that names the list. */
  labelledBy: string;
  names: string[];
  /** Of the names, where it is not the page's. */
  lang?: string;
  /** How many pixels it moves each 85 ms, as in the `<marquee>` that the hospital had. */
  scrollAmount: number;
  labels: { pause: string; play: string };
}

/** All names, wrapped. `insurer-strip.client.ts` lets them pass by in one row instead. */
export function InsurerStrip({ labelledBy, names, lang, scrollAmount, labels }: InsurerStripProps) {
  return (
    <div className="insurer-strip" data-scroll-amount={scrollAmount} data-pause={labels.pause} data-play={labels.play}>
      <div className="insurer-strip__control" hidden>
        <PaceButton label={labels.pause} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: until a script moves it, it is moved by hand, by keys too */}
      <div className="insurer-strip__window" tabIndex={0}>
        <div className="insurer-strip__row">
          <ul className="insurer-strip__list" lang={lang} aria-labelledby={labelledBy}>
            {names.map((name) => (
              <li key={name} className="insurer-strip__tile">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
