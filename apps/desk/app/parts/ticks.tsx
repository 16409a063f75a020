interface TicksProps {
  options: { value: string; label: string }[];
  chosen: string[];
  onBlur?(): void;
  /** The chosen options; a new one is added at the end. */
  onChoose(chosen: string[]): void;
}

/** A checkbox for each of a few options. */
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
              onChoose(target.checked ? [...chosen, value] : chosen.filter((choice) => choice !== value))
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}
