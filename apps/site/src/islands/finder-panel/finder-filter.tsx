export interface FinderFilter {
  /** The parameter in the page's address. */
  name: string;
  label: string;
  /** The label of the empty option. */
  any: string;
  options: { value: string; label: string }[];
}

interface FinderFilterProps {
  filter: FinderFilter;
}

/** One filter, as an uncontrolled <select>. */
export function FinderFilter({ filter: { name, label, any, options } }: FinderFilterProps) {
  return (
    <label className="finder-panel__filter">
      <span className="finder-panel__label">{label}</span>
      <select className="finder-panel__select" name={name}>
        <option value="">{any}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
