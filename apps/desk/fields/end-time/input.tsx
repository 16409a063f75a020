import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { TextInput } from "../text-input.tsx";

/** A browser's input has no 24:00: midnight is the end of the day here. */
export function EndTimeField(props: FieldProps) {
  return (
    <Control {...props}>
      {(input) => (
        <TextInput
          input={input}
          type="time"
          text={input.value === "24:00" ? "00:00" : String(input.value ?? "")}
          parse={(text) => (text === "00:00" ? "24:00" : text)}
        />
      )}
    </Control>
  );
}
