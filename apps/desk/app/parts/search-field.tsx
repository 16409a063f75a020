interface SearchFieldProps {
  label: string;
  sought: string;
  onSeek(sought: string): void;
}

/** A search field that filters a list. */
export function SearchField({ label, sought, onSeek }: SearchFieldProps) {
  return (
    <input
      type="search"
      className="field__input"
      aria-label={label}
      placeholder={label}
      value={sought}
      onChange={({ target }) => onSeek(target.value)}
    />
  );
}
