import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { TextInput } from "../text-input.tsx";
import { numberFrom } from "./value.ts";

/** A text that isn't a number yet stays a text, so that nothing typed is lost. */
export function NumberField(props: FieldProps) {
  return (
    <Control {...props}>
      {(input) => (
        <TextInput
          input={input}
          inputMode="decimal"
          parse={(text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text)}
          tidy={numberFrom}
        />
      )}
    </Control>
  );
}
