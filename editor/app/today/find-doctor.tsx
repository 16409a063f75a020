import { useWords } from "../desk-context.ts";

interface FindDoctorProps {
  sought: string;
  onSeek(sought: string): void;
}

/** The field that shortens a list of doctors. */
export function FindDoctor({ sought, onSeek }: FindDoctorProps) {
  const { findDoctor } = useWords();
  return (
    <input
      type="search"
      className="field__input"
      aria-label={findDoctor}
      placeholder={findDoctor}
      value={sought}
      onChange={({ target }) => onSeek(target.value)}
    />
  );
}
