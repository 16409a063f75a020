import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StaleFact } from "../../api.ts";
import { renderDesk } from "../../tests/support/render-desk.tsx";
import { StaleFactsScreen } from "./stale-facts.tsx";

const fact = (id: string): StaleFact => ({
  id,
  path: "notices.yaml",
  field: ["notices", 0, "text", "en"],
  location: { en: id },
  old: "Old",
  new: "New",
  before: "Old name",
  after: "New name",
});

test("counts the texts that it changes, not those that somebody else has corrected since", async () => {
  let facts = [fact("a"), fact("b"), fact("c")];
  const answers = { "/api/stale-facts": () => facts };
  const { unmount } = renderDesk(<StaleFactsScreen />, { answers });
  const [first] = await screen.findAllByRole("checkbox");
  fireEvent.click(first as HTMLElement);
  expect(await screen.findByRole("button", { name: "Change these 2" })).toBeTruthy();
  unmount();
  facts = facts.slice(1);
  const { sent } = renderDesk(<StaleFactsScreen />, { answers });
  fireEvent.click(await screen.findByRole("button", { name: "Change these 2" }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { change: ["b", "c"] } }]));
});
