import { collectionAt } from "@hospital/content/record/shaped-collections";
import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { RecordEditor } from "../../forms/record-editor.tsx";
import { nothingPublished, renderDesk, stored } from "../../tests/support/render-desk.tsx";
import { AskName } from "../parts/ask-name.tsx";
import { LogIn } from "../parts/log-in.tsx";
import { AllScreen } from "./all.tsx";
import { HistoryScreen } from "./history.tsx";
import { PicturesScreen } from "./pictures.tsx";
import { PosterScreen } from "./poster.tsx";
import { PublishScreen } from "./publish.tsx";
import { SheetsScreen } from "./sheets.tsx";
import { StaleFactsScreen } from "./stale-facts.tsx";
import { TodayScreen } from "./today.tsx";

const name = "Dr Asha Rao";
const record = stored("doctors/asha-rao.yaml", "doctors", { name: { en: name } });
const noBeginning = { add: undefined, field: undefined, preset: {} };
const form = (
  <RecordEditor
    path={record.path}
    collection={collectionAt(record.path) as NonNullable<ReturnType<typeof collectionAt>>}
    stored={record}
    begin={noBeginning}
  />
);
const screens: [title: string, part: ReactElement][] = [
  ["Today – Front desk", <TodayScreen key="" publishing={undefined} />],
  ["Everything – Front desk", <AllScreen key="" />],
  ["Doctors – Front desk", <AllScreen key="" collection="doctors" />],
  [`${name} – Front desk`, form],
  [`History: ${name} – Front desk`, <HistoryScreen key="" />],
  ["Pictures – Front desk", <PicturesScreen key="" />],
  ["Spreadsheets – Front desk", <SheetsScreen key="" />],
  ["Publish – Front desk", <PublishScreen key="" publishing={nothingPublished} />],
  ["Old names and numbers – Front desk", <StaleFactsScreen key="" />],
  ["As a picture – Front desk", <PosterScreen key="" id="holi" />],
  ["Who are you? – Front desk", <AskName key="" />],
  ["Front desk", <LogIn key="" />],
];

test.each(screens)("names the tab after the screen: %s", async (title, part) => {
  const records = [{ path: record.path, collection: "doctors", name: { en: name } }];
  const answers = { "/api/records": records, "/api/history": [], "/api/pictures": [], "/api/sheets": [] };
  const { unmount } = renderDesk(part, { answers, path: `/?path=${record.path}` });
  await waitFor(() => expect(document.title).toBe(title));
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  unmount();
  expect(document.title).toBe("Front desk");
});
