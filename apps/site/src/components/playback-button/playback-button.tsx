import "./playback-button.css";

interface PlaybackButtonProps {
  label: string;
}

/** A control of an automatic animation: pause, previous or next. The script of the animation handles its clicks. */
export function PlaybackButton({ label }: PlaybackButtonProps) {
  return (
    <button type="button" className="playback-button">
      {label}
    </button>
  );
}
