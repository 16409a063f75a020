import { slugOf } from "@hospital/content/record/record-paths";
import type { Collection } from "@hospital/content/record/shaped-collections";
import { fill } from "@hospital/content/text/fill";
import { CalendarDays } from "@hospital/theme/icons/line-icons";
import { useState } from "react";
import { Link } from "wouter";
import { type LocalizedText, type RecordSummary, type Sheet, type StoredRecord, sheetCollections } from "../api.ts";
import { useDesk } from "../app/desk-context.ts";
import { Button } from "../app/parts/button.tsx";
import { Copy, History, Table, Trash } from "../app/parts/icons.ts";
import { SecretLinkButton } from "../app/parts/secret-link-button.tsx";
import { Title } from "../app/parts/title.tsx";
import { useAnswer } from "../app/requests.ts";
import { useFieldTexts } from "../fields/field-texts.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

interface RecordHeadProps {
  path: string;
  collection: Collection;
  stored: StoredRecord | undefined;
}

/** The name of the record, and the actions for the whole record. */
export function RecordHead({ path, collection, stored }: RecordHeadProps) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const { answer: records } = useAnswer<RecordSummary[]>("/api/records");
  const [isDeleting, setIsDeleting] = useState(false);
  const hasSheet = sheetCollections.includes(collection.name);
  const { answer: sheets } = useAnswer<Sheet[]>(hasSheet ? "/api/sheets" : undefined);
  const name = fieldTexts.record(path, records?.find((record) => record.path === path)?.name ?? nameOf(stored));
  const folder = collection.isFolder ? collection.name : undefined;
  return (
    <header className="stack">
      <p className="quiet">
        <Link href="/all">{messages.everything}</Link>
        {folder && (
          <>
            {" › "}
            <Link href={`/all/${folder}`}>{fieldTexts.label(folder)}</Link>
          </>
        )}
      </p>
      <Title>{stored ? name : fill(messages.newOne, { name: fieldTexts.singular(collection.name) })}</Title>
      {stored && (
        <div className="buttons">
          {collection.name === "doctors" && (
            <Button
              look="bare"
              Icon={CalendarDays}
              href={`/edit/exceptions.yaml?add=exceptions&for=doctor&change=closed&doctor=${slugOf(path)}`}
            >
              {messages.writeLeave}
            </Button>
          )}
          {"review" in collection.shape.shape && <SecretLinkButton kind="reviewLink" path={path} name={name} />}
          <SecretLinkButton kind="previewLink" path={path} />
          <Button look="bare" Icon={History} href={`/history?path=${encodeURIComponent(path)}`}>
            {messages.history}
          </Button>
          {sheets?.some(({ record }) => record === path) && (
            <Button look="bare" Icon={Table} href="/sheets">
              {messages.sheets}
            </Button>
          )}
          {folder && (
            <>
              <Button look="bare" Icon={Copy} href={`/edit/${path.replace(/[^/]+$/, "new.yaml")}?like=${path}`}>
                {messages.duplicate}
              </Button>
              <Button look="bare" Icon={Trash} onClick={() => setIsDeleting(true)}>
                {messages.delete}
              </Button>
            </>
          )}
          {isDeleting && <DeleteDialog stored={stored} name={name} onClose={() => setIsDeleting(false)} />}
        </div>
      )}
    </header>
  );
}

/** A record's own name, or its title. */
function nameOf(stored: StoredRecord | undefined): LocalizedText | undefined {
  const { name, title } = stored?.value ?? {};
  return (name ?? title) as LocalizedText | undefined;
}
