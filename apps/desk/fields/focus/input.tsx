import { coreOf } from "@hospital/content/record/shaped-collections";
import { useController, useWatch } from "react-hook-form";
import { useDesk } from "../../app/desk-context.ts";
import { idOf } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { pictureAddress } from "../picture/picture-address.ts";
import { useRecordForm } from "../record-context.ts";

const percentPerKey = 5;
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point of the photo that stays visible in a square. It is set with a click or the arrow keys. */
export function FocusField({ path, shape }: FieldProps) {
  const { messages } = useDesk();
  const { path: record } = useRecordForm();
  const { field } = useController({ name: path });
  const { picture = "" } = coreOf(shape).meta() ?? {};
  const photo = useWatch({ name: path.replace(/[^.]+$/, picture) });
  const url = pictureAddress(record, photo);
  // A photo that was cropped here is already square.
  if (!url || String(photo).startsWith("upload:")) return null;
  const { x, y } = (field.value ?? {}) as { x?: number | null; y?: number | null };
  const isSet = typeof x === "number" && typeof y === "number";
  const point = isSet ? { x, y } : { x: 50, y: 50 };
  const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div className="field">
      <span className="field__label">{messages.whereFace}</span>
      <button
        id={idOf(path)}
        type="button"
        className="focus"
        // A screen reader passes on the arrow keys of a slider, and reads its new value.
        role="slider"
        aria-label={messages.whereFace}
        aria-valuenow={point.x}
        aria-valuetext={`${point.x}%, ${point.y}%`}
        aria-describedby={`${idOf(path)}-help`}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          // A click by keyboard has no coordinates.
          if (clientX || clientY)
            field.onChange({
              x: within(((clientX - left) / width) * 100),
              y: within(((clientY - top) / height) * 100),
            });
        }}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          const [right, down] = step.map((direction) => direction * percentPerKey) as [number, number];
          field.onChange({ x: within(point.x + right), y: within(point.y + down) });
        }}
      >
        <img src={url} alt="" />
        {isSet && (
          <span className="focus__point" style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
        )}
      </button>
      <p id={`${idOf(path)}-help`} className="field__help quiet">
        {messages.faceHelp}
      </p>
    </div>
  );
}
