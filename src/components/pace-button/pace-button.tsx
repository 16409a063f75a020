import "./pace-button.css";

export interface PaceButtonProps {
  label: string;
}

/** Stops, moves on or starts what moves by itself; the script of what moves listens to it. */
export function PaceButton({ label }: PaceButtonProps) {
  return (
    <button type="button" className="pace-button">
      {label}
    </button>
  );
}
