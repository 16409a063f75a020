import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { type ReactNode, useContext } from "react";
import {
  Button,
  ComboBox,
  type ComboBoxProps,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  OverlayTriggerStateContext,
  Popover,
} from "react-aria-components";
import { useDesk } from "../app/desk-context.ts";
import "./combobox-messages.ts";
import { FieldNotes } from "./control.tsx";

export interface ComboboxOption {
  id: string;
  name: string;
  /** All names that find it. */
  names: (string | undefined)[];
}

interface ComboboxProps<Mode extends "single" | "multiple"> extends ComboBoxProps<ComboboxOption, Mode> {
  /** The `id` of the input. */
  id: string;
  label: ReactNode;
  placeholder: string;
  problem: string | undefined;
  help: string | undefined;
  /** The content above the input. */
  children?: ReactNode;
}

/** A field for one or several of many options: the pattern "editable combobox with list autocomplete" of the WAI-ARIA APG. */
export function Combobox<Mode extends "single" | "multiple">(props: ComboboxProps<Mode>) {
  const { id, label, placeholder, problem, help, children, ...combobox } = props;
  const { messages } = useDesk();
  return (
    <ComboBox
      {...combobox}
      className="field"
      isInvalid={Boolean(problem)}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      aria-describedby={`${id}-chosen ${id}-problem ${id}-help`}
      data-wrong={problem ? "" : undefined}
    >
      <Label className="field__label">{label}</Label>
      {children}
      <div className="reference">
        <Input id={id} className="field__input" placeholder={placeholder} />
        <Button className="reference__open" aria-label={messages.chooseOne}>
          <ChevronDown aria-hidden="true" width="20" height="20" />
        </Button>
      </div>
      <FieldNotes id={id} problem={problem} help={help} />
      <ComboboxList isMultiple={combobox.selectionMode === "multiple"} />
    </ComboBox>
  );
}

interface ComboboxListProps {
  /** Then the list stays open for more choices, and has a button that closes it. */
  isMultiple: boolean;
}

/** Stays open when the page scrolls, as it does when a phone shows its keyboard; leaving the field closes it. */
function ComboboxList({ isMultiple }: ComboboxListProps) {
  const { messages } = useDesk();
  const state = useContext(OverlayTriggerStateContext);
  return (
    <OverlayTriggerStateContext value={state && { ...state, close: () => undefined }}>
      <Popover className="reference__list">
        <ListBox renderEmptyState={() => <p className="reference__option">{messages.nothingFound}</p>}>
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
              {messages.done}
            </button>
          </div>
        )}
      </Popover>
    </OverlayTriggerStateContext>
  );
}
