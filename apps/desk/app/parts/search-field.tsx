interface SearchFieldProps {
  label: string;
  sought: string;
  onSeek(sought: string): void;
}

/** The field that shortens a list. */
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
