import type { FieldPath } from "../../api.ts";
import { useFieldWords } from "../../forms/field-words.ts";
import { valueWords } from "../../forms/value-words.ts";
import { useWords } from "../desk-context.ts";

interface BeforeAfterProps {
  values: { field: FieldPath; before: unknown; after: unknown }[];
  /** What the two sides are called; by default before and after. */
  titles?: [string, string];
}

/** What was, beside what is: on a phone one under the other. */
export function BeforeAfter({ values, titles }: BeforeAfterProps) {
  const words = useWords();
  const { path, place } = useFieldWords();
  // A row comes as "From: 2026-11-25, What is different: Late", a text as it is.
  const said = (value: unknown) => {
    const text = valueWords(value);
    return (/^[^,.]+: /.test(text) ? place(text) : text) || words.nothing;
  };
  const [before, after] = titles ?? [words.before, words.after];
  return (
    <dl className="stack">
      {values.map((value) => (
        <div key={value.field.join(".")} className="before-after__one">
          <dt className="before-after__label">{path(value.field)}</dt>
          <dd className="before-after__side" data-side="before">
            <span className="quiet">{before}</span>
            <span>{said(value.before)}</span>
          </dd>
          <dd className="before-after__side" data-side="after">
            <span className="quiet">{after}</span>
            <span>{said(value.after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
