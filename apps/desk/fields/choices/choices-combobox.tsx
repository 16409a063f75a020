import { fill } from "@hospital/content/text/fill";
import { X } from "@hospital/theme/icons/line-icons";
import type { ReactNode } from "react";
import { useDesk } from "../../app/desk-context.ts";
import { Button } from "../../app/parts/button.tsx";
import { Combobox, type ComboboxOption, unknownChoice } from "../combobox.tsx";

interface ChoicesComboboxProps {
  /** The `id` of the input. */
  id: string;
  label: ReactNode;
  options: ComboboxOption[];
  chosen: string[];
  problem: string | undefined;
  help: string | undefined;
  onBlur(): void;
  /** Gets the chosen options, a new one last. */
  onChoose(chosen: string[]): void;
}

/** Several of many options: found by typing a part of the name; each chosen one has a button that removes it. */
export function ChoicesCombobox({ id, label, options, chosen, problem, help, onBlur, onChoose }: ChoicesComboboxProps) {
  const { messages } = useDesk();
  // The input shows the typed text.
  const typed = unknownChoice(options, chosen);
  const chosenOptions = chosen
    .filter((value) => value !== typed)
    .map((value) => options.find((option) => option.id === value) ?? unknown(value));
  return (
    <Combobox
      id={id}
      label={label}
      placeholder={messages.chooseOne}
      problem={problem}
      help={help}
      selectionMode="multiple"
      options={options}
      chosen={chosen}
      onChoose={onChoose}
      onBlur={onBlur}
    >
      <span id={`${id}-chosen`} hidden>
        {chosenOptions.map(({ name }) => name).join(", ")}
      </span>
      {chosenOptions.length > 0 && (
        <ul className="chips">
          {chosenOptions.map((option) => (
            <li key={option.id}>
              <Button
                look="small"
                Icon={X}
                label={fill(messages.removeRow, { name: option.name })}
                onClick={({ currentTarget }) => {
                  focusAfter(currentTarget, id);
                  onChoose(chosen.filter((value) => value !== option.id));
                }}
              >
                {option.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Combobox>
  );
}

/** A stored value that is no longer an option. */
const unknown = (value: string): ComboboxOption => ({ id: value, name: value, names: [value] });

/** Focuses the button of the next chip, of the previous one, or the input, because the pressed button disappears. */
function focusAfter(button: HTMLElement, inputId: string): void {
  const chip = button.closest("li");
  const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
  (next?.querySelector("button") ?? document.getElementById(inputId))?.focus();
}
