import { fill } from "@hospital/content/text/fill";
import { plainText } from "@hospital/search/fold";
import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { type ReactNode, useContext, useDeferredValue, useEffect, useState } from "react";
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
import { findByName } from "./find-by-name.ts";
import "./combobox-messages.ts";
import { FieldNotes } from "./control.tsx";

export interface ComboboxOption {
  id: string;
  name: string;
  /** All names that find it. */
  names: (string | undefined)[];
}

interface ComboboxProps<Mode extends "single" | "multiple">
  extends Pick<ComboBoxProps<ComboboxOption, Mode>, "isDisabled" | "onBlur"> {
  /** The `id` of the input. */
  id: string;
  label: ReactNode;
  placeholder: string;
  problem: string | undefined;
  help: string | undefined;
  selectionMode: Mode;
  options: ComboboxOption[];
  /** The IDs of the chosen options, with the mode "single" at most one, or a typed text that names no option. */
  chosen: string[];
  /** Gets the chosen options, a new one or a typed text that names no option last. */
  onChoose(chosen: string[]): void;
  /** The content above the input. */
  children?: ReactNode;
}

/**
 * A field for one or several of many options: the pattern "editable combobox with list autocomplete" of the WAI-ARIA APG.
 * A typed name is chosen by Enter or on leaving the field. Text that names no option, or several, becomes a part of the
 * value, so that the form refuses it, and stays visible, with a message: React Aria would silently restore the previous
 * option. The list then offers similar names, such as for a typing error; only a person chooses one of them.
 */
export function Combobox<Mode extends "single" | "multiple">(props: ComboboxProps<Mode>) {
  const { id, label, placeholder, problem, help, children, selectionMode, options, chosen, onChoose, ...rest } = props;
  const { messages } = useDesk();
  // The form is shown before the lists of options are.
  const hasList = useDeferredValue(true, false);
  const isMultiple = selectionMode === "multiple";
  const chosenOptions = options.filter((option) => chosen.includes(option.id));
  const known = chosen.filter((value) => chosenOptions.some(({ id }) => id === value));
  const unknown = unknownChoice(options, chosen);
  // Text that isn't in the value yet.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? unknown ?? (isMultiple ? "" : (chosenOptions[0]?.name ?? ""));
  const isUnknown = typed === undefined && unknown !== undefined;
  const { matches, areSimilar } = findByName(options, typed ?? unknown ?? "", ({ names }) => names);
  const named = areSimilar ? [] : matches;
  // A list without any option would be no help to correct the text.
  const offered = isUnknown && matches.length === 0 ? options : matches;
  const unknownMessage = isUnknown
    ? fill(named.length > 1 ? messages.severalInList : messages.notInList, { text })
    : undefined;
  const isWrong = Boolean(problem) || isUnknown;
  const choose = (next: string[]) => {
    setTyped(undefined);
    onChoose(next);
  };
  const type = (input: string) => {
    setTyped(input);
    if (input === "") choose(isMultiple ? known : []);
  };
  const chooseTyped = () => {
    if (!typed?.trim()) return;
    const choice = onlyMatch(named, typed)?.id ?? typed;
    choose(isMultiple ? [...new Set([...known, choice])] : [choice]);
  };
  return (
    <ComboBox
      {...rest}
      className="field"
      selectionMode={selectionMode}
      items={hasList ? offered : chosenOptions}
      inputValue={text}
      onInputChange={(input) => input !== text && type(input)}
      value={(isMultiple ? known : (known[0] ?? null)) as ComboBoxProps<ComboboxOption, Mode>["value"]}
      onChange={(value) => {
        const next = [value ?? []].flat().map(String);
        // React Aria also reports the chosen options when a person leaves the field.
        if (next.join() !== known.join()) choose(next);
      }}
      isInvalid={isWrong}
      validationBehavior="aria"
      // The list would cover the message of a field that the form leads to.
      menuTrigger={isWrong && typed === undefined ? "manual" : "focus"}
      allowsEmptyCollection
      aria-describedby={`${id}-chosen ${id}-problem ${id}-help`}
    >
      <Label className="field__label">{label}</Label>
      {children}
      <div
        className="reference"
        onKeyDownCapture={(event) => {
          // Enter and Escape end the composition of an input method, such as for Hindi.
          if (event.nativeEvent.isComposing) return;
          const hasFocusedOption =
            event.target instanceof Element && event.target.hasAttribute("aria-activedescendant");
          if (event.key === "Escape" || (hasFocusedOption && ["Enter", "Tab"].includes(event.key))) {
            setTyped(undefined);
          } else if (event.key === "Enter" && typed) {
            // React Aria would open the list again.
            event.preventDefault();
            event.stopPropagation();
            chooseTyped();
          }
        }}
        onBlurCapture={({ relatedTarget, currentTarget }) => {
          const isInList = relatedTarget?.closest(".reference__list") || currentTarget.contains(relatedTarget);
          if (!isInList) chooseTyped();
        }}
      >
        <Input id={id} className="field__input" placeholder={placeholder} />
        <Button className="reference__open" aria-label={messages.chooseOne}>
          <ChevronDown aria-hidden="true" width="20" height="20" />
        </Button>
      </div>
      <FieldNotes id={id} problem={unknownMessage ?? problem} help={help} />
      <ComboboxList isMultiple={isMultiple} problem={unknownMessage} areSimilar={areSimilar} />
    </ComboBox>
  );
}

/** The typed text at the end of the chosen options, if it names no option. */
export function unknownChoice(options: ComboboxOption[], chosen: string[]): string | undefined {
  const last = chosen.at(-1);
  return options.some(({ id }) => id === last) ? undefined : last;
}

/** The option with exactly this name, otherwise the only one that matches. */
function onlyMatch(named: ComboboxOption[], typed: string): ComboboxOption | undefined {
  const isTyped = (name = "") => plainText(name) === plainText(typed);
  const exact = named.filter(({ names }) => names.some(isTyped));
  const [match, ...others] = exact.length > 0 ? exact : named;
  return others.length === 0 ? match : undefined;
}

interface ComboboxListProps {
  /** Then the list stays open for more choices, and has a button that closes it. */
  isMultiple: boolean;
  /** Why the text names no option: the list covers the message of the field. */
  problem: string | undefined;
  /** Whether the options only have similar names. */
  areSimilar: boolean;
}

/** Stays open when the page scrolls, as it does when a phone shows its keyboard; leaving the field closes it. */
function ComboboxList({ isMultiple, problem, areSimilar }: ComboboxListProps) {
  const { messages } = useDesk();
  const state = useContext(OverlayTriggerStateContext);
  useTapOutside(state?.isOpen ?? false);
  return (
    <OverlayTriggerStateContext value={state && { ...state, close: () => undefined }}>
      <Popover className="reference__list">
        {(problem || areSimilar) && (
          <p className={`reference__message ${problem ? "field__problem" : ""}`} role="status">
            {problem ?? messages.didYouMean}
          </p>
        )}
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
              className="button"
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

/** While a list is open, a tap outside of it only closes it: the person may not see what is below. */
function useTapOutside(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target, pointerType }: PointerEvent) => {
      const isInside = target instanceof Element && target.closest(".reference, .reference__list");
      if (isInside || pointerType === "mouse") return;
      const ignore = (click: MouseEvent) => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener("click", ignore, { capture: true, once: true });
      // A scroll or a long press has no click.
      addEventListener("pointerdown", () => removeEventListener("click", ignore, true), { capture: true, once: true });
    };
    addEventListener("pointerdown", onPointerDown, true);
    return () => removeEventListener("pointerdown", onPointerDown, true);
  }, [isOpen]);
}
