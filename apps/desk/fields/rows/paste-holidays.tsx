import { isGroup } from "@hospital/content/record/values";
import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import { useDesk } from "../../app/desk-context.ts";
import { AskDialog } from "../../app/parts/ask-dialog.tsx";
import { Button } from "../../app/parts/button.tsx";
import { isPast, rowSummary } from "../row-summary.ts";
import { readHolidays } from "./pasted-holidays.ts";

interface PasteHolidaysProps {
  /** The rows of the list. */
  rows: unknown[];
  onAdd(rows: object[]): void;
}

/** Adds the holidays of a pasted list to the form, after a person has checked how they are read. */
export function PasteHolidays({ rows, onAdd }: PasteHolidaysProps) {
  const { messages, language, today } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const { holidays, unread } = readHolidays(text, today);
  const isListed = (day: string) =>
    rows.some((row) => isGroup(row) && row.for === "whole-hospital" && row.from === day);
  const pasted = holidays.map(({ name, ...days }) => ({
    ...days,
    for: "whole-hospital",
    change: "closed",
    why: name,
  }));
  const added = pasted.filter(({ from }) => !isListed(from));
  const close = () => {
    setIsOpen(false);
    setText("");
  };
  return (
    <>
      <Button look="small" onClick={() => setIsOpen(true)}>
        {messages.pasteHolidays}
      </Button>
      {isOpen && (
        <AskDialog
          title={messages.pasteHolidays}
          confirm={{
            label: fill(messages.addHolidays, { count: added.length }),
            isDisabled: added.length === 0,
            onClick: () => {
              onAdd(added);
              close();
            },
          }}
          onClose={close}
        >
          <p>{messages.pasteHolidaysHelp}</p>
          <label className="field">
            <span className="field__label">{messages.holidayLines}</span>
            <textarea
              className="field__input"
              rows={6}
              value={text}
              placeholder={messages.holidayExample}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <ul className="stack" role="status">
            {pasted.map((row) => (
              <li key={`${row.from} ${JSON.stringify(row.why)}`}>
                {rowSummary({ ...row, for: "", change: "" }, undefined, language, messages)}{" "}
                {isPast(row, today) && <span className="tag">{messages.isOver}</span>}
                {isListed(row.from) && (
                  <>
                    {" "}
                    <span className="tag">{messages.holidayListed}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
          {unread.length > 0 && (
            <div role="status">
              <p>{messages.holidaysUnread}</p>
              <ul>
                {unread.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </AskDialog>
      )}
    </>
  );
}
