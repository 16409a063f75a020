import { fill } from "@hospital/content/text/fill";
import { plainText } from "@hospital/search/fold";
import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { type ReactNode, useContext, useEffect, useState } from "react";
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
import { rankMatches } from "../app/parts/rank-matches.ts";
import "./combobox-messages.ts";
import { FieldNotes } from "./control.tsx";
import { useLateList } from "./use-late-list.ts";

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
  /** The IDs of the chosen options; with the mode "single" at most one. */
  chosen: string[];
  /** Gets the chosen options, a new one last; with the mode "single" possibly a typed text that names no option. */
  onChoose(chosen: string[]): void;
  /** The content above the input. */
  children?: ReactNode;
}

/**
 * A field for one or several of many options: the pattern "editable combobox with list autocomplete" of the WAI-ARIA APG.
 * A typed name is chosen by Enter or on leaving the field. Text that names no option, or several, stays visible, with a
 * message: React Aria would silently restore the previous option.
 */
export function Combobox<Mode extends "single" | "multiple">(props: ComboboxProps<Mode>) {
  const { id, label, placeholder, problem, help, children, selectionMode, options, chosen, onChoose, ...rest } = props;
  const { messages } = useDesk();
  const hasList = useLateList();
  const isMultiple = selectionMode === "multiple";
  const chosenOptions = options.filter((option) => chosen.includes(option.id));
  // Text that isn't the name of the chosen option.
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const text = typed ?? (isMultiple ? "" : (chosenOptions[0]?.name ?? chosen[0] ?? ""));
  const matching = typed === undefined ? options : rankMatches(options, typed, ({ names }) => names);
  const isUnknown = isMultiple ? isLeft && Boolean(typed?.trim()) : !chosenOptions[0] && chosen[0] !== undefined;
  const choose = (next: string[]) => {
    setTyped(undefined);
    onChoose(next);
  };
  const type = (input: string) => {
    setIsLeft(false);
    setTyped(input);
    if (!isMultiple && input === "") choose([]);
  };
  const chooseTyped = () => {
    if (!typed?.trim()) return;
    const match = onlyMatch(matching, typed);
    if (match) choose(isMultiple ? [...new Set([...chosen, match.id])] : [match.id]);
    else if (isMultiple) setIsLeft(true);
    else choose([typed]);
  };
  return (
    <ComboBox
      {...rest}
      className="field"
      selectionMode={selectionMode}
      items={hasList ? matching : chosenOptions}
      inputValue={text}
      onInputChange={(input) => input !== text && type(input)}
      value={(isMultiple ? chosen : (chosen[0] ?? null)) as ComboBoxProps<ComboboxOption, Mode>["value"]}
      onChange={(value) => {
        const next = [value ?? []].flat().map(String);
        // React Aria also reports the chosen options when a person leaves the field.
        if (next.join() !== chosen.join()) choose(next);
      }}
      isInvalid={Boolean(problem) || isUnknown}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      aria-describedby={`${id}-chosen ${id}-problem ${id}-help`}
      data-wrong={problem || isUnknown ? "" : undefined}
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
      <FieldNotes id={id} problem={isUnknown ? fill(messages.notInList, { text }) : problem} help={help} />
      <ComboboxList isMultiple={isMultiple} />
    </ComboBox>
  );
}

/** The option with exactly this name, otherwise the only one that matches. */
function onlyMatch(matching: ComboboxOption[], typed: string): ComboboxOption | undefined {
  const isTyped = (name = "") => plainText(name) === plainText(typed);
  const exact = matching.filter(({ names }) => names.some(isTyped));
  const [match, ...others] = exact.length > 0 ? exact : matching;
  return others.length === 0 ? match : undefined;
}

interface ComboboxListProps {
  /** Then the list stays open for more choices, and has a button that closes it. */
  isMultiple: boolean;
}

/** Stays open when the page scrolls, as it does when a phone shows its keyboard; leaving the field closes it. */
function ComboboxList({ isMultiple }: ComboboxListProps) {
  const { messages } = useDesk();
  const state = useContext(OverlayTriggerStateContext);
  useTapOutside(state?.isOpen ?? false);
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
