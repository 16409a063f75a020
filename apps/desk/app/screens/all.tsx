import { collectionAt, shapedCollections } from "@hospital/content/record/shaped-collections";
import { fill } from "@hospital/content/text/fill";
import { CalendarDays, Clock, Stethoscope, Users } from "@hospital/theme/icons/line-icons";
import { useEffect } from "react";
import { Link, useSearchParams } from "wouter";
import type { Choices, RecordSummary, SearchMatch } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { draftsOf, photosScreen } from "../../forms/drafts.ts";
import { editAddress } from "../addresses.ts";
import { useDesk } from "../desk-context.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Megaphone, Plus } from "../parts/icons.ts";
import { SearchField } from "../parts/search-field.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Title } from "../parts/title.tsx";
import { useAnswer } from "../requests.ts";

/** The collections that the front desk changes daily, with their icons. */
const daily: Record<string, typeof Megaphone> = {
  notices: Megaphone,
  exceptions: CalendarDays,
  hours: Clock,
  doctors: Stethoscope,
  people: Users,
};
/** The collections for the web developer; all others are for the front desk. */
const forDeveloper = [
  "floorPlan",
  "listPages",
  "testsPage",
  "navigation",
  "search",
  "everydayWords",
  "dangers",
  "fallbackPages",
  "launch",
];
const maxFound = 60;

/** Lists all records, with a search. With `collection`, the records of one folder. */
export function AllScreen({ collection }: { collection?: string }) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const [search, setSearch] = useSearchParams();
  const { answer: records, error, retry } = useAnswer<RecordSummary[]>("/api/records");
  // A record's form is the likely next screen: preload its code and the choices of its fields.
  useEffect(() => void import("./record.tsx"), []);
  useAnswer<Choices>("/api/choices");
  const sought = search.get("q") ?? "";
  const q = sought.trim();
  const query = new URLSearchParams({ q, ...(collection && { collection }) });
  const searching = useAnswer<SearchMatch[]>(q ? `/api/search?${query}` : undefined, { keepPreviousData: true });
  const listed = (records ?? []).filter((record) => !collection || record.collection === collection);
  const matches = q ? searching.answer : listed;
  const deleted = search.get("deleted") ?? "";
  // A restored record is in the list again.
  const isDeleted = deleted !== "" && !listed.some(({ path, name }) => fieldTexts.record(path, name) === deleted);
  return (
    <div className="screen">
      <Title>{collection ? fieldTexts.label(collection) : messages.everything}</Title>
      {collection && (
        <p>
          <Link href="/all">‹ {messages.everything}</Link>
        </p>
      )}
      {isDeleted && (
        <p className="card" data-tone="tinted" role="status">
          {fill(messages.wasDeleted, { name: deleted })} <Link href="/history">{messages.undoInHistory}</Link>
        </p>
      )}
      <SearchField
        label={messages.findRecord}
        sought={sought}
        onSeek={(next) => setSearch(next ? { q: next } : {}, { replace: true })}
      />
      <Failure error={error ?? searching.error} onRetry={error ? retry : searching.retry} />
      {!records && !error && <Skeleton rows={8} />}
      {records && !collection && !q && <Drafts records={listed} />}
      {collection || q ? (
        <>
          {collection && (
            <Button look="solid" Icon={Plus} href={`/edit/${folderOf(collection)}new.yaml`}>
              {fill(messages.newOne, { name: fieldTexts.singular(collection) })}
            </Button>
          )}
          <p role="status">{q && matches && fill(messages.found, { count: matches.length })}</p>
          {q && !matches && !searching.error && <Skeleton rows={4} />}
          {matches && <RecordList records={matches.slice(0, maxFound)} />}
        </>
      ) : (
        records && <Parts records={listed} />
      )}
    </div>
  );
}

/** Forms with unsaved changes. */
function Drafts({ records }: { records: RecordSummary[] }) {
  const { messages, person } = useDesk();
  const fieldTexts = useFieldTexts();
  const drafts = draftsOf(person).filter((path) => path.endsWith(".yaml") || path === photosScreen);
  if (drafts.length === 0) return null;
  return (
    <section className="stack">
      <h2>{messages.drafts}</h2>
      <ul className="names">
        {drafts.map((path) => (
          <li key={path}>
            <Link className="name" href={path === photosScreen ? path : editAddress(path)}>
              {path === photosScreen
                ? messages.severalPhotos
                : path.endsWith("/new.yaml")
                  ? fill(messages.newOne, { name: fieldTexts.singular(collectionAt(path)?.name ?? "") })
                  : fieldTexts.record(path, records.find((record) => record.path === path)?.name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Kind {
  href: string;
  label: string;
  /** The number of records in a folder. */
  count?: number;
}

/** The daily collections with icons, then the others by audience, in alphabetical order. */
function Parts({ records }: { records: RecordSummary[] }) {
  const { messages, language } = useDesk();
  const kindsOf = useKinds(records);
  const names = shapedCollections.map(({ name }) => name).filter((name) => !(name in daily));
  const groups = {
    frontDesk: names.filter((name) => !forDeveloper.includes(name)),
    developer: names.filter((name) => forDeveloper.includes(name)),
  };
  return (
    <>
      <ul className="daily">
        {Object.entries(daily).flatMap(([name, Icon]) =>
          kindsOf(name).map(({ href, label, count }) => (
            <li key={href}>
              <Link className="card daily__kind" href={href}>
                <Icon className="daily__icon" aria-hidden="true" />
                {label}
                {count !== undefined && <span className="quiet">{count}</span>}
              </Link>
            </li>
          )),
        )}
      </ul>
      {Object.entries(groups).map(([group, groupNames]) => (
        <section key={group} className="stack" aria-labelledby={group}>
          <h2 id={group}>{messages.parts[group as keyof typeof groups]}</h2>
          <ul className="names">
            {groupNames
              .flatMap(kindsOf)
              .sort((a, b) => a.label.localeCompare(b.label, language))
              .map(({ href, label, count }) => (
                <li key={href}>
                  <Link className="name" href={href}>
                    {label} {count !== undefined && <span className="quiet">{count}</span>}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A folder is one link with its number of records; single records are links with their names. */
function useKinds(records: RecordSummary[]): (name: string) => Kind[] {
  const fieldTexts = useFieldTexts();
  return (name) => {
    const collection = shapedCollections.find((candidate) => candidate.name === name);
    const ownRecords = records.filter((record) => record.collection === name);
    if (!collection) return [];
    if (collection.isFolder) return [{ href: `/all/${name}`, label: fieldTexts.label(name), count: ownRecords.length }];
    // The form of a missing list creates it.
    const isList = !collection.files.includes("{") && !collection.files.startsWith("pages/");
    const linked = ownRecords.length === 0 && isList ? [{ path: collection.files, name: {} }] : ownRecords;
    return linked.map(({ path, name }) => ({ href: editAddress(path), label: fieldTexts.record(path, name) }));
  };
}

function RecordList({ records }: { records: SearchMatch[] }) {
  const { messages, session } = useDesk();
  const fieldTexts = useFieldTexts();
  return (
    <ul className="record-list">
      {records.map(({ path, name, picture, field, text, isSample }) => (
        <li key={editAddress(path, field)}>
          <Link className="card record-list__one" href={editAddress(path, field)}>
            {picture && (
              <img
                className="record-list__picture"
                src={`/pictures/${picture}?width=160`}
                alt=""
                width="48"
                height="48"
                loading="lazy"
              />
            )}
            <span className="record-list__texts">
              <span>
                {fieldTexts.record(path, name)} {/* The header marks the invented hospital as a whole. */}
                {isSample && !session.isSample && <span className="tag">{messages.sampleMark}</span>}
              </span>
              {text && <span className="record-list__text quiet">{text}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The folder of a collection: "doctors/". */
function folderOf(name: string): string {
  const files = shapedCollections.find((collection) => collection.name === name)?.files ?? "";
  return files.slice(0, files.lastIndexOf("/") + 1);
}
