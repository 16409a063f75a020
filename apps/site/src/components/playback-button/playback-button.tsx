import "./playback-button.css";

interface PlaybackButtonProps {
  label: string;
  /** The heading of the animated part, by its ID. */
  describedBy: string;
}

/** A control of an automatic animation: pause, previous or next. The script of the animation handles its clicks. */
export function PlaybackButton({ label, describedBy }: PlaybackButtonProps) {
  return (
    <button type="button" className="playback-button" aria-describedby={describedBy}>
      {label}
    </button>
  );
}
