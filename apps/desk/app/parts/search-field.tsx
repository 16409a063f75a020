import { NamedInput } from "./named-input.tsx";

interface SearchFieldProps {
  label: string;
  sought: string;
  onSeek(sought: string): void;
}

/** A search field that filters a list. */
export function SearchField({ label, sought, onSeek }: SearchFieldProps) {
  return <NamedInput type="search" label={label} value={sought} onChange={({ target }) => onSeek(target.value)} />;
}
