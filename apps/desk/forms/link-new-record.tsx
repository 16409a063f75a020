import { slugOf } from "@hospital/content/record/record-paths";
import { isGroup, rowsAt } from "@hospital/content/record/values";
import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import type { LocalizedText, RecordChange, RecordValue, StoredRecord } from "../api.ts";
import { textOf, useDesk } from "../app/desk-context.ts";
import { Button } from "../app/parts/button.tsx";
import { Failure } from "../app/parts/failure.tsx";
import { Ticks } from "../app/parts/ticks.tsx";
import { get, post, useAnswer } from "../app/requests.ts";
import { useRequest } from "../app/use-request.ts";

const menu = "navigation.yaml";
const tiles = "pages/viewall-specialities.yaml";

/** Offers to link a new department or page, which no menu or list has yet. */
export function LinkNewRecord({ stored }: { stored: StoredRecord }) {
  const { messages, language } = useDesk();
  const { answer: navigation } = useAnswer<StoredRecord>(isLinked(stored) ? `/api/record?path=${menu}` : undefined);
  const hasTile = stored.collection === "departments";
  const [chosen, setChosen] = useState(hasTile ? [tiles] : []);
  const [isDone, setIsDone] = useState(false);
  const { run, isBusy, error } = useRequest();
  if (!isLinked(stored) || !navigation) return null;
  const menus = rowsAt(navigation.value, "routes").flatMap(({ name, subRoutes }, index) =>
    Array.isArray(subRoutes)
      ? [{ index, name: isGroup(name) ? textOf(name as LocalizedText, language) : String(name) }]
      : [],
  );
  const options = [
    ...(hasTile ? [{ value: tiles, label: messages.allTiles }] : []),
    ...menus.map(({ index, name }) => ({ value: `${menu} ${index}`, label: fill(messages.inMenu, { name }) })),
  ];
  const link = () =>
    run(async () => {
      await post("/api/save", { changes: await changesFor(stored, navigation, chosen) });
      setIsDone(true);
    });
  if (options.length === 0) return null;
  if (isDone) return <p role="status">{messages.isLinked}</p>;
  return (
    <fieldset className="card" data-tone="tinted">
      <legend>{messages.whereLinked}</legend>
      <Ticks options={options} chosen={chosen} onChoose={setChosen} />
      <Button look="solid" isDisabled={isBusy || chosen.length === 0} onClick={link}>
        {messages.linkThere}
      </Button>
      <Failure error={error} />
    </fieldset>
  );
}

const isLinked = ({ collection, page }: StoredRecord) =>
  page !== undefined && ["departments", "people", "laboratories"].includes(collection);

/** The changes that add the links. The menu is changed as it was shown: somebody may have sorted it since. */
async function changesFor(
  { page = "", path, value }: StoredRecord,
  navigation: StoredRecord,
  chosen: string[],
): Promise<RecordChange[]> {
  const changes: RecordChange[] = [];
  const change = ({ path, value: base, version }: StoredRecord, edit: (value: RecordValue) => void) => {
    const edited = structuredClone(base);
    edit(edited);
    changes.push({ path, value: edited, base, version });
  };
  if (chosen.includes(tiles))
    change(await get<StoredRecord>(`/api/record?path=${tiles}`), (list) => {
      list.departments = [...((list.departments as string[]) ?? []), slugOf(path)];
    });
  const indexes = chosen.filter((key) => key.startsWith(menu)).map((key) => Number(key.slice(menu.length)));
  if (indexes.length > 0)
    change(navigation, (edited) => {
      for (const index of indexes) {
        const row = rowsAt(edited, "routes")[index];
        if (row) row.subRoutes = [...rowsAt(row, "subRoutes"), { name: value.tile ?? value.title, link: page }];
      }
    });
  return changes;
}
