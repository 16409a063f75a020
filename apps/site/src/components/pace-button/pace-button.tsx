import "./pace-button.css";

export interface PaceButtonProps {
  label: string;
}

/** A control of an automatic animation: pause, previous or next. The script of the animation handles its clicks. */
export function PaceButton({ label }: PaceButtonProps) {
  return (
    <button type="button" className="pace-button">
      {label}
    </button>
  );
}
