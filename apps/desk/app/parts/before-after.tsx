import type { Choices, ValueChange } from "../../api.ts";
import { usePathText, useValueText } from "../../fields/value-text.ts";
import { useDesk } from "../desk-context.ts";
import { useAnswer } from "../requests.ts";
import { Skeleton } from "./skeleton.tsx";

interface BeforeAfterProps {
  /** The record of the values, below content/. */
  record: string;
  values: ValueChange[];
  /** The labels of the two values; by default before and after. */
  titles?: [string, string];
  /** Whether references stay IDs, because the screen works without a login. */
  isPublic?: boolean;
}

function isRemovedRow({ field, after }: ValueChange): boolean {
  return typeof field.at(-1) === "number" && after === undefined;
}

/** The old value beside the new one, on a phone one below the other, when the names of references have arrived. */
export function BeforeAfter({ record, values, titles, isPublic = false }: BeforeAfterProps) {
  const { messages } = useDesk();
  const { answer: choices, error } = useAnswer<Choices>(isPublic ? undefined : "/api/choices");
  const pathText = usePathText(choices);
  const textOf = useValueText(record, choices);
  const [before, after] = titles ?? [messages.before, messages.after];
  if (!isPublic && !choices && !error) return <Skeleton rows={values.length} />;
  return (
    <dl className="stack">
      {values.map((value) => (
        // A new row can have the index of a removed one.
        <div key={`${value.field.join(".")} ${value.after === undefined}`} className="before-after__one">
          <dt className="before-after__label">{pathText(value)}</dt>
          <dd className="before-after__side" data-side="before">
            <span className="quiet">{before}</span>
            <span>{textOf(value.field, value.before)}</span>
          </dd>
          <dd className="before-after__side" data-side="after">
            <span className="quiet">{after}</span>
            <span>{isRemovedRow(value) ? messages.kinds.deleted : textOf(value.field, value.after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
