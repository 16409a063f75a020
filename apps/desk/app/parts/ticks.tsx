export interface TicksProps {
  options: { value: string; label: string }[];
  chosen: string[];
  onBlur?(): void;
  /** The chosen ones, a new one last. */
  onChoose(chosen: string[]): void;
}

/** Several of a few words, each with a box to tick. */
export function Ticks({ options, chosen, onBlur, onChoose }: TicksProps) {
  return (
    <div className="choices__all">
      {options.map(({ value, label }) => (
        <label key={value} className="choices__one">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onBlur={onBlur}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}
