import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import type { Choices, MergeChoices, Sheet, SheetAnswer } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { rowSummary } from "../../fields/row-summary.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { useDesk } from "../desk-context.ts";
import { BeforeAfter } from "../parts/before-after.tsx";
import { Button } from "../parts/button.tsx";
import { ChooseFiles } from "../parts/choose-files.tsx";
import { ConflictDialog } from "../parts/conflict-dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { Ticks } from "../parts/ticks.tsx";
import { Title } from "../parts/title.tsx";
import { post, useAnswer } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { useResultInView } from "../use-result-in-view.ts";

/** The number of records whose changes are shown expanded. */
const fewChanges = 3;

/** A file as it was sent last. */
interface SentSheet {
  file: File;
  isMissingRemoved: boolean;
  /** The version of the changes that the page shows, to save them. */
  shownVersion?: string | undefined;
  /** The chosen side of each conflict. */
  sides: MergeChoices;
}

/** Exports lists as spreadsheets, and imports them. */
export function SheetsScreen() {
  const { messages } = useDesk();
  const { label } = useFieldTexts();
  const { answer: sheets, error, retry } = useAnswer<Sheet[]>("/api/sheets");
  const [sent, setSent] = useState<SentSheet>();
  const [answer, setAnswer] = useState<SheetAnswer>();
  const { run, isBusy, error: failure, conflicts } = useRequest();
  const send = (sheet: SentSheet) =>
    run(async (sides) => {
      setSent({ ...sheet, sides });
      const form = new FormData();
      form.set("file", sheet.file);
      form.set("choices", JSON.stringify(sides));
      if (sheet.isMissingRemoved) form.set("remove", "yes");
      if (sheet.shownVersion) form.set("save", sheet.shownVersion);
      setAnswer(await post<SheetAnswer>("/api/sheets", form));
    }, sheet.sides);
  const isSaving = sent?.shownVersion !== undefined;
  const isOther = isSaving && !isBusy && answer && !answer.isSaved && answer.version !== sent.shownVersion;
  // Not for each answer: a person who ticks a choice stays there.
  const result = useResultInView(failure ?? (answer && (answer.isSaved ? answer : sent?.file)));
  return (
    <div className="screen sheets">
      <Title>{messages.sheets}</Title>
      <section className="stack">
        <h2>{messages.download}</h2>
        <p>{messages.sheetsHelp}</p>
        <ul className="names">
          {sheets?.map(({ name, rows }) => (
            <li key={name}>
              <a className="name" href={`/api/sheets/${name}.xlsx`} download>
                {label(name)} <span className="quiet">{fill(messages.rows, { count: rows })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack">
        <h2>{messages.sheetsIn}</h2>
        <ChooseFiles
          accept=".xlsx"
          look="solid"
          onChoose={([chosen]) => {
            setAnswer(undefined);
            send({ file: chosen, isMissingRemoved: false, sides: {} });
          }}
        >
          {messages.chooseSheet}
        </ChooseFiles>
        <div ref={result} className="result stack" tabIndex={-1}>
          <Failure error={error ?? (conflicts ? undefined : failure)} onRetry={error && retry} />
          {conflicts && (
            <ConflictDialog conflicts={conflicts} sides={{ theirs: messages.theirs, ours: messages.inTheFile }} />
          )}
          {isOther && (
            <p className="card" data-tone="alert" role="alert">
              {messages.sheetIsOther}
            </p>
          )}
          {answer && sent && !answer.isSaved && answer.missing.length > 0 && (
            <MissingRows
              rows={answer.missing}
              isRemoved={sent.isMissingRemoved}
              onChange={(isMissingRemoved) => send({ ...sent, isMissingRemoved, shownVersion: undefined })}
            />
          )}
          {isBusy && <p role="status">{isSaving ? messages.saving : messages.readingSheet}</p>}
          {answer && sent && !isBusy && (
            <SheetResult answer={answer} onSave={() => send({ ...sent, shownVersion: answer.version })} />
          )}
        </div>
      </section>
    </div>
  );
}

interface MissingRowsProps {
  rows: SheetAnswer["missing"];
  isRemoved: boolean;
  onChange(isRemoved: boolean): void;
}

/** The rows that the spreadsheet lacks, with the choice to remove them. */
function MissingRows({ rows, isRemoved, onChange }: MissingRowsProps) {
  const { messages, language } = useDesk();
  const { answer: choices } = useAnswer<Choices>("/api/choices");
  const names = rows.map(({ owner, value }) =>
    [owner, rowSummary(value, choices, language, messages)].filter(Boolean).join(" · "),
  );
  return (
    <div className="card stack" data-tone={isRemoved ? "alert" : "tinted"}>
      <p>{rows.length === 1 ? messages.rowMissing : fill(messages.rowsMissing, { count: rows.length })}</p>
      <Ticks
        options={[{ value: "remove", label: messages.removeMissing }]}
        chosen={isRemoved ? ["remove"] : []}
        onChoose={(chosen) => onChange(chosen.length > 0)}
      />
      <details open={isRemoved}>
        <summary>{fill(messages.rows, { count: rows.length })}</summary>
        <ul>
          {[...new Set(names)].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** "Save 3 changes and remove 17 rows". */
function saveLabel({ changed, removed }: SheetAnswer["counts"], messages: InterfaceMessages): string {
  const parts = [
    changed > 0 && (changed === 1 ? messages.saveChange : fill(messages.saveChanges, { count: changed })),
    removed > 0 && (removed === 1 ? messages.removeOneRow : fill(messages.removeRows, { count: removed })),
  ];
  return parts
    .filter(Boolean)
    .join(messages.and)
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

interface SheetResultProps {
  answer: SheetAnswer;
  onSave(): void;
}

/** The changes of a spreadsheet, or its problems. */
function SheetResult({ answer, onSave }: SheetResultProps) {
  const { messages } = useDesk();
  const { textWithDates } = useFieldTexts();
  const { changes, counts, problems, isSaved } = answer;
  const count = counts.changed + counts.removed;
  if (problems.length > 0)
    return (
      <div className="card" data-tone="alert" role="alert">
        <p>{messages.sheetRefused}</p>
        <ul className="stack">
          {problems.map(({ sheet, row, column, record, message }) => (
            <li key={`${sheet} ${row} ${column} ${record?.en} ${message.en}`}>
              <strong>
                {[record ? textWithDates(record) : sheet, row && fill(messages.row, { row }), column]
                  .filter(Boolean)
                  .join(" › ")}
              </strong>
              : {textWithDates(message)}
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className="stack">
      <h3 role="status">
        {count === 0 ? messages.sheetNothing : fill(isSaved ? messages.sheetSaved : messages.sheetWould, { count })}
      </h3>
      {isSaved && count > 0 && (
        <Button look="small" href="/publish">
          {messages.publish}
        </Button>
      )}
      {!isSaved && changes.length > 0 && (
        <Button look="solid" onClick={onSave}>
          {saveLabel(counts, messages)}
        </Button>
      )}
      {changes.map(({ path, name, kind, values }) => (
        <details key={path} open={changes.length <= fewChanges}>
          <summary>
            {textWithDates(name)} <span className="quiet">{messages.kinds[kind]}</span>
          </summary>
          <BeforeAfter record={path} values={values} />
        </details>
      ))}
    </div>
  );
}
