import { Search } from "@hospital/theme/icons/line-icons";
import type { ChangeEvent, RefObject } from "react";

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function SearchField({ input, label, onChange }: SearchFieldProps) {
  return (
    <>
      <label className="site-search__label" htmlFor="q">
        {label}
      </label>
      <span className="site-search__field">
        <Search className="site-search__icon" aria-hidden="true" />
        <input
          ref={input}
          className="site-search__input"
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={onChange}
        />
      </span>
    </>
  );
}
