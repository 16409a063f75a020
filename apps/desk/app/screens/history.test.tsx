import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Change, ChangeDetails, ChangedRecord } from "../../api.ts";
import { choices, Refusing, renderDesk } from "../../tests/support/render-desk.tsx";
import { refresh } from "../requests.ts";
import { ChangeScreen, HistoryScreen } from "./history.tsx";

// React has pending work after the last test, which must end before the window closes.

const saved = { records: [], staleFacts: 0 };
const savedAsCommit = { ...saved, commit: "2" };
const undone: Change = { id: "2", message: { en: "Undone", hi: "Undone" }, by: "Sunita", at: "2026-11-25T10:00:00Z" };

const detailsOf = (change: Change, records: ChangedRecord[] = []): ChangeDetails => ({
  change,
  records,
  isPresent: false,
});

test("names a change that is older than the hundred newest ones, and who made it", async () => {
  const change: Change = { ...undone, id: "1", message: { en: "Fees" } };
  renderDesk(<ChangeScreen id="1" />, { answers: { "/api/history/1": detailsOf(change), "/api/history": [undone] } });
  expect(await screen.findByRole("heading", { name: "Fees" })).toBeTruthy();
  expect(screen.getByText(/^Sunita · /)).toBeTruthy();
});

test("names the record whose changes it lists", async () => {
  const path = "doctors/asha-rao.yaml";
  const record = { path, collection: "doctors", name: { en: "Dr Asha Rao" } };
  renderDesk(<HistoryScreen />, {
    path: `/history?path=${encodeURIComponent(path)}`,
    answers: { "/api/records": [record], "/api/history": [] },
  });
  expect(await screen.findByRole("heading", { name: "History: Dr Asha Rao" })).toBeTruthy();
});

/** Presses a button of the change when its values have arrived. Returns the question. */
async function ask(name: string) {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  return within(screen.queryByRole("dialog") ?? screen.getByRole("alertdialog"));
}

/** Undoes the change "1". Returns a function that lets the server answer. */
async function undo() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const changes: Change[] = [];
  const view = renderDesk(<ChangeThenHistory />, {
    path: "/history/1",
    answers: {
      "/api/history/1": detailsOf({ ...undone, id: "1" }),
      "/api/history": () => changes,
      "/api/history/1/bring-back": () => promise,
    },
  });
  const question = await ask("Undo this change");
  fireEvent.click(question.getByRole("button", { name: "Yes, undo it" }));
  const answer = () => {
    changes.push(undone);
    resolve(savedAsCommit);
  };
  return { ...view, answer };
}

/** The screen of a change, which a person can leave. */
function ChangeThenHistory() {
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) return <HistoryScreen />;
  return (
    <>
      <ChangeScreen id="1" />
      <button type="button" onClick={() => setHasLeft(true)}>
        Leave
      </button>
    </>
  );
}

test("shows that a change is being undone, then the new change in the history with a message", async () => {
  const { answer, addresses } = await undo();
  expect(await screen.findByText("Undoing …")).toBeTruthy();
  answer();
  await waitFor(() => expect(addresses.at(-1)).toBe("/history?done=before"));
  renderDesk(<HistoryScreen />, { path: "/history?done=before", answers: { "/api/history": [undone] } });
  expect(screen.getByText("The change is undone.")).toBeTruthy();
});

test("reports an undo that changes nothing", async () => {
  renderDesk(<ChangeScreen id="1" />, {
    answers: {
      "/api/history/1": detailsOf({ ...undone, id: "1" }),
      "/api/history": [],
      "/api/history/1/bring-back": saved,
    },
  });
  const question = await ask("Undo this change");
  fireEvent.click(question.getByRole("button", { name: "Yes, undo it" }));
  expect(await screen.findByText(/^Nothing has changed/)).toBeTruthy();
});

test("marks a change that is undone, and offers to restore it only", async () => {
  const change: Change = { ...undone, id: "1", message: { en: "Fees" } };
  const answers = { "/api/history/1": detailsOf(change), "/api/history": [{ ...undone, undoes: "1" }, change] };
  renderDesk(<HistoryScreen />, { answers });
  const [first, second] = await screen.findAllByRole("listitem");
  expect([first?.textContent, second?.textContent].map((text) => text?.includes("undone"))).toEqual([false, true]);
  renderDesk(<ChangeScreen id="1" />, { answers });
  expect(await screen.findByRole("button", { name: "Restore this" })).toBeTruthy();
  expect(screen.getByText("The change is undone.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo this change" })).toBeNull();
});

test("offers neither to undo nor to restore a change that doesn't exist", async () => {
  const refusal = new Refusing({ refused: ["This change doesn't exist."] });
  renderDesk(<ChangeScreen id="0" />, { answers: { "/api/history/0": refusal, "/api/history": [undone] } });
  expect(await screen.findByText("This change doesn't exist.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

const hundredChanges = (prefix: string): Change[] =>
  Array.from({ length: 100 }, (_, index) => ({
    ...undone,
    id: `${prefix}${index}`,
    message: { en: `${prefix} ${index}` },
  }));

test("keeps the changes that were listed when a later save makes the list of the newest ones longer", async () => {
  let newest = hundredChanges("newest");
  const { addresses } = renderDesk(<HistoryScreen />, {
    answers: { "/api/history": () => newest, "/api/history?&before=newest99": [{ ...undone, id: "old" }] },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Older changes" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(101));
  newest = [{ ...undone, id: "later" }, ...newest.slice(0, 99)];
  await refresh("/api/history?");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(102));
  expect(screen.getByText("newest 99")).toBeTruthy();
  expect(addresses).toHaveLength(1);
});

test("lists no older changes of the record after a person goes on to the whole history", async () => {
  renderDesk(<HistoryScreen />, {
    path: "/history?path=notices.yaml",
    answers: {
      "/api/history?path=notices.yaml": hundredChanges("notice"),
      "/api/history?path=notices.yaml&before=notice99": [{ ...undone, message: { en: "An old notice" } }],
      "/api/history": [{ ...undone, id: "3", message: { en: "A doctor" } }],
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Older changes" }));
  await screen.findByText("An old notice");
  fireEvent.click(screen.getByRole("link", { name: "The whole history" }));
  await screen.findByText("A doctor");
  expect(screen.queryByText("An old notice")).toBeNull();
});

test("doesn't offer to restore the present values", async () => {
  const change: Change = { ...undone, id: "1" };
  renderDesk(<ChangeScreen id="1" />, {
    answers: {
      "/api/history/1": { ...detailsOf(change), isPresent: true },
      "/api/history": [{ ...undone, id: "2" }, change],
    },
  });
  expect(await screen.findByRole("button", { name: "Undo this change" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Restore this" })).toBeNull();
});

test("explains undoing and restoring in different words", async () => {
  renderDesk(<ChangeScreen id="1" />, {
    answers: { "/api/history/1": detailsOf({ ...undone, id: "1" }), "/api/history": [] },
  });
  const undoing = await ask("Undo this change");
  expect(undoing.getByText(/before this change/)).toBeTruthy();
  fireEvent.click(undoing.getByRole("button", { name: "Cancel" }));
  expect((await ask("Restore this")).getByText(/right after this change/)).toBeTruthy();
});

test("stays on the screen to which a person goes while a change is being undone", async () => {
  const { answer, addresses, sent } = await undo();
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(screen.getByText("Leave"));
  answer();
  // The history is requested again when the answer has arrived.
  await screen.findByText("Undone");
  expect(addresses.at(-1)).toBe("/history/1");
});

test("shows the number in the question that undoes or restores a change of the emergency number", async () => {
  const values = [
    { field: ["email"], before: "a@hospital.example", after: "b@hospital.example" },
    { field: ["phones", "emergency"], before: "+91 00000 00000", after: "1066" },
  ];
  renderDesk(<ChangeScreen id="1" />, {
    answers: {
      "/api/history/1": detailsOf({ ...undone, id: "1" }, [{ path: "hospital.yaml", name: { en: "Phones" }, values }]),
      "/api/history": [],
    },
  });
  const shown = async (button: string) => {
    const question = await ask(button);
    const texts = question.getAllByRole("definition").map((item) => item.textContent);
    fireEvent.click(question.getByRole("button", { name: "Cancel" }));
    return texts;
  };
  expect(await shown("Undo this change")).toEqual(["Before1066", "After+91 00000 00000"]);
  expect(await shown("Restore this")).toEqual(["Before+91 00000 00000", "After1066"]);
});

test("waits with questions until the values of the change and their names have arrived", async () => {
  const arriving = Promise.withResolvers<unknown>();
  const values = [{ field: ["helplines", 0, "pages", 0], before: "/contact", after: "/about" }];
  renderDesk(<ChangeScreen id="1" />, {
    answers: {
      "/api/history/1": detailsOf({ ...undone, id: "1" }, [
        { path: "helplines.yaml", name: { en: "Helplines" }, values },
      ]),
      "/api/history": [],
      "/api/choices": () => arriving.promise,
    },
  });
  await screen.findByRole("heading", { name: "Helplines" });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo this change" }).disabled).toBe(true);
  expect(screen.queryByText("/contact")).toBeNull();
  arriving.resolve(choices);
  expect((await ask("Undo this change")).getByText("Contact")).toBeTruthy();
});
