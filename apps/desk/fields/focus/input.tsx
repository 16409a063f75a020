import { coreOf } from "@hospital/content/record/shaped-collections";
import { useController, useWatch } from "react-hook-form";
import { useDesk } from "../../app/desk-context.ts";
import { FieldNotes, idOf } from "../control.tsx";
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

/** A whole percentage. */
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The point of the photo that stays visible in a square. It is set with a click or the arrow keys. */
export function FocusField({ path, shape }: FieldProps) {
  const { messages } = useDesk();
  const { path: record } = useRecordForm();
  const { field } = useController({ name: path });
  const id = idOf(path);
  const { picture = "" } = coreOf(shape).meta() ?? {};
  const photo = useWatch({ name: path.replace(/[^.]+$/, picture) });
  const url = pictureAddress(record, photo);
  // A photo that was cropped here is already square.
  if (!url || String(photo).startsWith("upload:")) return null;
  const { x, y } = (field.value ?? {}) as { x?: number | null; y?: number | null };
  const isSet = typeof x === "number" && typeof y === "number";
  const point = isSet ? { x, y } : { x: 50, y: 50 };
  const move = (x: number, y: number) => field.onChange({ x: within(x), y: within(y) });
  return (
    <div className="field">
      <span className="field__label">{messages.whereFace}</span>
      <button
        id={id}
        type="button"
        className="focus"
        // A screen reader passes on the arrow keys of a slider, and reads its new value.
        role="slider"
        aria-label={messages.whereFace}
        aria-valuenow={point.x}
        aria-valuetext={`${point.x}%, ${point.y}%`}
        aria-describedby={`${id}-help`}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          // A click by keyboard has no coordinates.
          if (clientX || clientY) move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
        }}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          move(point.x + step[0] * percentPerKey, point.y + step[1] * percentPerKey);
        }}
      >
        <img src={url} alt="" />
        {isSet && (
          <span className="focus__point" style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
        )}
      </button>
      <FieldNotes id={id} problem={undefined} help={messages.faceHelp} />
    </div>
  );
}
