import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { useContext } from "react";
import { Button, Input, ListBox, ListBoxItem, OverlayTriggerStateContext, Popover } from "react-aria-components";
import { useWords } from "../app/desk-context.ts";
import "./combobox-messages.ts";

/* The parts of a `ComboBox` of React Aria: the pattern "editable combobox with list autocomplete" of the WAI-ARIA APG. */

export interface ComboboxOption {
  id: string;
  name: string;
  /** All names that find it. */
  names: string[];
}

interface ComboboxInputProps {
  id: string;
  placeholder: string;
}

/** The input, and the button that opens the list. */
export function ComboboxInput({ id, placeholder }: ComboboxInputProps) {
  const words = useWords();
  return (
    <div className="reference">
      <Input id={id} className="field__input" placeholder={placeholder} />
      <Button className="reference__open" aria-label={words.chooseOne}>
        <ChevronDown aria-hidden="true" width="20" height="20" />
      </Button>
    </div>
  );
}

interface ComboboxListProps {
  /** Then the list stays open for more choices, and has a button that closes it. */
  isMultiple?: boolean;
}

/** Stays open when the page scrolls, as it does when a phone shows its keyboard; leaving the field closes it. */
export function ComboboxList({ isMultiple = false }: ComboboxListProps) {
  const words = useWords();
  const state = useContext(OverlayTriggerStateContext);
  return (
    <OverlayTriggerStateContext value={state && { ...state, close: () => undefined }}>
      <Popover className="reference__list">
        <ListBox renderEmptyState={() => <p className="reference__option">{words.nothingFound}</p>}>
          {(option: ComboboxOption) => (
            <ListBoxItem className="reference__option" textValue={option.name}>
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
        {isMultiple && (
          <div className="reference__done">
            <button
              type="button"
              className="press"
              data-look="small"
              // The input keeps the focus, which a phone's keyboard follows.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => state?.close()}
            >
              {words.done}
            </button>
          </div>
        )}
      </Popover>
    </OverlayTriggerStateContext>
  );
}
