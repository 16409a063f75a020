import { fill } from "@hospital/content/text/fill";
import { Link, useLocation } from "wouter";
import type { Mention, StoredRecord } from "../api.ts";
import { editAddress } from "../app/addresses.ts";
import { useDesk } from "../app/desk-context.ts";
import { AskDialog } from "../app/parts/ask-dialog.tsx";
import { Failure } from "../app/parts/failure.tsx";
import { forgetRecord, post, useAnswer } from "../app/requests.ts";
import { useRequest } from "../app/use-request.ts";
import { useFieldTexts } from "../fields/field-texts.ts";
import { dropDraft } from "./drafts.ts";

interface DeleteDialogProps {
  stored: StoredRecord;
  /** The name of the record. */
  name: string;
  onClose(): void;
}

/** Asks for confirmation before a deletion, and lists the references to the record. */
export function DeleteDialog({ stored, name, onClose }: DeleteDialogProps) {
  const { messages, person } = useDesk();
  const [, go] = useLocation();
  const { run, isBusy, error } = useRequest();
  const { path, version, collection, page } = stored;
  const { answer: mentions } = useAnswer<Mention[]>(`/api/mentions?path=${encodeURIComponent(path)}`);
  const remaining = mentions?.filter(({ isRemovedWithRecord, isText }) => !isRemovedWithRecord && !isText) ?? [];
  const isBarred = remaining.length > 0;
  const texts = mentions?.filter(({ isText }) => isText) ?? [];
  const removed = mentions?.filter(({ isRemovedWithRecord }) => isRemovedWithRecord) ?? [];
  const remove = () =>
    run(async () => {
      await post("/api/delete", { path, version });
      dropDraft(person, path);
      forgetRecord(path);
      go(`/all/${collection}?${new URLSearchParams({ deleted: name })}`);
    });
  return (
    <AskDialog
      title={fill(messages.deleteTitle, { name })}
      tone="alert"
      confirm={isBarred ? undefined : { label: messages.delete, isDisabled: isBusy || !mentions, onClick: remove }}
      onClose={onClose}
    >
      <p>{isBarred ? messages.deleteFirst : messages.deleteMeans}</p>
      {!mentions && <p role="status">{messages.findingMentions}</p>}
      <MentionList mentions={remaining} />
      {!isBarred && (
        <>
          {page && <p>{fill(messages.deleteAddress, { address: page })}</p>}
          {removed.length > 0 && <p>{messages.removedToo}</p>}
          <MentionList mentions={removed} />
          {texts.length > 0 && <p>{messages.textsWithName}</p>}
          <MentionList mentions={texts} />
        </>
      )}
      <Failure error={error} />
    </AskDialog>
  );
}

function MentionList({ mentions }: { mentions: Mention[] }) {
  const fieldTexts = useFieldTexts();
  if (mentions.length === 0) return null;
  return (
    <ul className="stack">
      {mentions.map(({ path, field, location }) => (
        <li key={path + field.join(".")}>
          <Link href={editAddress(path, field)}>{fieldTexts.textWithDates(location)}</Link>
        </li>
      ))}
    </ul>
  );
}
