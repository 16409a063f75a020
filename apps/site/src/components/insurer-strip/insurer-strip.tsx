import { PlaybackButton } from "../playback-button/playback-button";
import "./insurer-strip.css";

interface InsurerStripProps {
  labelledBy: string;
  names: string[];
  /** Pixels per 85 ms, as in the `<marquee>` of the specification. */
  scrollAmount: number;
  labels: { pause: string; play: string };
}

/** All names, on several lines. `insurer-strip.client.ts` turns them into one moving row. */
export function InsurerStrip({ labelledBy, names, scrollAmount, labels }: InsurerStripProps) {
  return (
    <div className="insurer-strip" data-scroll-amount={scrollAmount} data-pause={labels.pause} data-play={labels.play}>
      <div className="insurer-strip__control" hidden>
        <PlaybackButton label={labels.pause} describedBy={labelledBy} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrollable, by keyboard too, until a script animates it */}
      <div className="insurer-strip__window" tabIndex={0}>
        <div className="insurer-strip__row">
          <ul className="insurer-strip__list" role="list" aria-labelledby={labelledBy}>
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
