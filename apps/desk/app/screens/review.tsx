import { isGroup } from "@hospital/content/record/values";
import { fill } from "@hospital/content/text/fill";
import { publishedLocales } from "@hospital/content/text/locales";
import { unsignedFields } from "@hospital/content/vocabulary";
import { type ReactNode, useState } from "react";
import type { FieldPath, Review, ReviewAnswer } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { useValueText } from "../../fields/value-text.ts";
import { dropDraft, useDraft } from "../../forms/drafts.ts";
import { textOf, useDesk } from "../desk-context.ts";
import { BeforeAfter } from "../parts/before-after.tsx";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { LanguageButton } from "../parts/language-button.tsx";
import { NamedInput } from "../parts/named-input.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Ticks } from "../parts/ticks.tsx";
import { Title } from "../parts/title.tsx";
import { post, Refusal, useAnswer } from "../requests.ts";
import { useRequest } from "../use-request.ts";

/** One record for a clinician, to read and to sign; other screens don't link to it. */
export function ReviewScreen({ secret }: { secret: string }) {
  const { messages, language, person } = useDesk();
  const { answer: review, error, retry } = useAnswer<Review>(`/api/review/${secret}`);
  const { run, isBusy, error: refusal } = useRequest();
  const [isSigned, setIsSigned] = useState(false);
  const sign = (answer: ReviewAnswer) =>
    run(async () => {
      await post(`/api/review/${secret}`, answer);
      dropDraft(person, "review");
      setIsSigned(true);
    });
  if (!review)
    return (
      <main className="screen review">
        <Failure error={error} onRetry={retry} />
        {!error && <Skeleton rows={8} />}
      </main>
    );
  // The refusal lists the changes since then.
  const version = (refusal instanceof Refusal && refusal.answer.version) || review.version;
  const conflicts = refusal instanceof Refusal ? (refusal.answer.conflicts ?? []) : [];
  return (
    <main className="screen review">
      <header className="review__head">
        <p>{textOf(review.hospital, language)}</p>
        <LanguageButton />
      </header>
      <Title>{textOf(review.name, language)}</Title>
      <p>{review.last ? fill(messages.reviewSince, review.last) : messages.reviewFirst}</p>
      {review.last && review.changes.length > 0 && (
        <section className="stack">
          <h2>{messages.changedSince}</h2>
          <BeforeAfter isPublic record={review.path} values={review.changes} />
        </section>
      )}
      <article className="stack">
        <ReviewText review={review} />
      </article>
      <Failure error={refusal} />
      {conflicts.length > 0 && (
        <BeforeAfter
          isPublic
          record={review.path}
          values={conflicts.map(({ field, ours, theirs, rows }) => ({ field, before: ours, after: theirs, rows }))}
        />
      )}
      {isSigned ? (
        <p role="status">{messages.reviewThanks}</p>
      ) : (
        <SignForm link={secret.slice(0, 8)} version={version} isBusy={isBusy} onSign={sign} />
      )}
    </main>
  );
}

interface SignFormProps {
  /** Identifies the link without revealing it. */
  link: string;
  version: string;
  isBusy: boolean;
  onSign(answer: ReviewAnswer): void;
}

/** The reviewer's name, the languages, and the day of the next review. */
function SignForm({ link, version, isBusy, onSign }: SignFormProps) {
  const { messages, today } = useDesk();
  const fieldTexts = useFieldTexts();
  const [by, setBy] = useDraft("review", "", link);
  const [next, setNext] = useState(() => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);
  const [languages, setLanguages] = useState<string[]>([...publishedLocales]);
  return (
    <form
      className="card"
      data-tone="tinted"
      onSubmit={(event) => {
        event.preventDefault();
        onSign({ version, by: by.trim(), next, languages });
      }}
    >
      <h2>{messages.reviewSign}</h2>
      <NamedInput
        label={messages.reviewName}
        required
        maxLength={160}
        value={by}
        autoComplete="name"
        onChange={({ target }) => setBy(() => target.value)}
      />
      <NamedInput
        label={messages.reviewNext}
        type="date"
        required
        min={today}
        value={next}
        onChange={({ target }) => setNext(target.value)}
      />
      <fieldset className="choices">
        <legend className="field__label">{messages.reviewLanguages}</legend>
        <Ticks
          options={publishedLocales.map((locale) => ({ value: locale, label: fieldTexts.label(locale) }))}
          chosen={languages}
          onChoose={setLanguages}
        />
      </fieldset>
      <Button look="solid" isDisabled={isBusy || languages.length === 0}>
        {messages.reviewRead}
      </Button>
    </form>
  );
}

/** The record for reading: the languages of a text side by side, groups under their headings. */
function ReviewText({ review }: { review: Review }) {
  const { label } = useFieldTexts();
  const valueText = useValueText(review.path, undefined);
  const changed = review.last ? review.changes.map(({ field }) => `${field.join(".")}.`) : [];
  const draw = (value: unknown, path: FieldPath): ReactNode => {
    const step = path.at(-1);
    const name = typeof step === "string" ? step : "";
    const isUnsigned = (unsignedFields as readonly string[]).includes(name);
    if (isUnsigned || value === undefined || value === null || typeof value === "boolean") return null;
    const key = path.join(".");
    const isChanged = changed.some((changedPath) => changedPath.startsWith(`${key}.`));
    const heading = name && <h2>{label(name)}</h2>;
    if (Array.isArray(value))
      return (
        <section key={key} className="stack">
          {heading}
          <ul className="review__list stack">
            {value.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves here
              <li key={index}>{draw(row, [...path, index])}</li>
            ))}
          </ul>
        </section>
      );
    if (isGroup(value) && publishedLocales.some((locale) => typeof value[locale] === "string"))
      return (
        <div key={key} className="review__both" data-changed={isChanged || undefined}>
          {name && <p className="quiet">{label(name)}</p>}
          {publishedLocales.map((locale) => (
            <p key={locale} lang={locale}>
              {String(value[locale] ?? "–")}
            </p>
          ))}
        </div>
      );
    if (isGroup(value))
      return (
        <section key={key} className="stack">
          {heading}
          {Object.entries(value).map(([field, part]) => draw(part, [...path, field]))}
        </section>
      );
    return (
      <p key={key} data-changed={isChanged || undefined}>
        {name && <span className="quiet">{label(name)}: </span>}
        {valueText(path, value)}
      </p>
    );
  };
  return draw(review.value, []);
}
