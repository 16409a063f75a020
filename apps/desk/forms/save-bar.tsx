import { fill } from "@hospital/content/text/fill";
import { useFormState } from "react-hook-form";
import { Link } from "wouter";
import type { Problem } from "../api.ts";
import { exceptionsFile } from "../api-today.ts";
import { useDesk } from "../app/desk-context.ts";
import { Button } from "../app/parts/button.tsx";
import { Failure } from "../app/parts/failure.tsx";
import { withDates } from "../fields/field-texts.ts";
import { useRecordForm } from "../fields/record-context.ts";
import type { InterfaceMessages } from "../messages/en/interface.ts";
import { countProblems, type useSaving } from "./use-saving.ts";

interface SaveBarProps {
  saving: ReturnType<typeof useSaving>;
  /** Whether there are unsaved values from an earlier visit. */
  isUnsaved: boolean;
  /** Whether the browser could store the draft. */
  hasRoom: boolean;
}

function warningsLabel(warnings: Problem[], messages: InterfaceMessages): string {
  const count = warnings.length;
  return count === 1 ? messages.savedWithWarning : fill(messages.savedWithWarnings, { count });
}

/** The save button, which is always visible, and the result of the save. */
export function SaveBar({ saving, isUnsaved, hasRoom }: SaveBarProps) {
  const { messages, language } = useDesk();
  const { isDirty, isSubmitting, isSubmitted, errors } = useFormState();
  const count = isSubmitted ? countProblems(errors) : 0;
  const { path } = useRecordForm();
  const { saved, refusal, conflicts } = saving;
  // A save after a question isn't a submission of the form.
  const isSaving = isSubmitting || saving.isBusy;
  const { warnings = [], pastExceptions = 0 } = saved ?? {};
  const isTyped = isDirty || (isUnsaved && !saved);
  return (
    <div className="save-bar stack">
      <Failure error={conflicts ? undefined : refusal} path={path} />
      <div className="buttons">
        <Button look="solid" isDisabled={isSaving}>
          {isSaving ? messages.saving : messages.save}
        </Button>
        <p className="save-bar__state quiet" role="status">
          {count > 0 && fill(count === 1 ? messages.oneProblem : messages.manyProblems, { count })}
          {count === 0 &&
            saved &&
            !isDirty &&
            (warnings.length === 0 ? messages.saved : warningsLabel(warnings, messages))}
          {count === 0 && isTyped && !isSaving && (hasRoom ? messages.notSavedYet : messages.noRoomForDraft)}
        </p>
        {saved && !isDirty && pastExceptions > 0 && (
          <p role="status">{fill(messages.pastExceptions, { count: pastExceptions })}</p>
        )}
        {saved && !isDirty && path === exceptionsFile && (
          <p className="quiet" role="status">
            {messages.liveWithToday}
          </p>
        )}
        {saved?.isUnread && !isDirty && <p role="status">{messages.signedBefore}</p>}
        {saved && !isDirty && <Link href="/publish">{messages.publish}</Link>}
        {saved && saved.staleFacts > 0 && (
          <Link href="/stale-facts">{fill(messages.staleFactsNow, { count: saved.staleFacts })}</Link>
        )}
      </div>
      {!isDirty && warnings.length > 0 && (
        <ul>
          {warnings.map(({ field, location, message }) => (
            <li key={`${location} ${message}`}>
              <button type="button" className="text-button" onClick={() => saving.focusField(field)}>
                {withDates([location, message].filter(Boolean).join(": "), language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
