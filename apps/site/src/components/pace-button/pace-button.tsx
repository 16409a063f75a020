import "./pace-button.css";

export interface PaceButtonProps {
  label: string;
}

/** A control (pause, previous, next) of an automatic animation, whose script handles its clicks. */
export function PaceButton({ label }: PaceButtonProps) {
  return (
    <button type="button" className="pace-button">
      {label}
    </button>
  );
}
