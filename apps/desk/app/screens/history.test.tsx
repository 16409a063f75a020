import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderDesk } from "../../tests/support/render-desk.tsx";
import { ChangeScreen } from "./history.tsx";

// React has pending work after the last test, which must end before the window closes.

const saved = { records: [], staleFacts: 0 };

/** Undoes the change "1". Returns a function that lets the server answer. */
function undo() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const view = renderDesk(<ChangeScreen id="1" />, {
    path: "/history/1",
    answers: {
      "/api/history/1": [],
      "/api/history": [],
      "/api/history/1/bring-back": () => promise,
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Undo this change" }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Yes, do it" }));
  return { ...view, answer: () => resolve(saved) };
}

test("shows that a change is being undone, then the history", async () => {
  const { answer, places } = undo();
  expect(await screen.findByText("Undoing …")).toBeTruthy();
  answer();
  await waitFor(() => expect(places.at(-1)).toBe("/history"));
});

test("stays on the screen to which a person goes while a change is being undone", async () => {
  const { answer, places, sent, unmount } = undo();
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(places.at(-1)).toBe("/history/1");
});
