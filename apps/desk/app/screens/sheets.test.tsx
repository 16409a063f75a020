import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SheetAnswer } from "../../api.ts";
import { renderDesk } from "../../tests/support/render-desk.tsx";
import { SheetsScreen } from "./sheets.tsx";

const christmas = { from: "2026-12-25", for: "whole-hospital", change: "closed", why: { en: "Christmas" } };
const answer: SheetAnswer = {
  name: "exceptions",
  isSaved: false,
  version: "1",
  changes: [{ path: "exceptions.yaml", name: { en: "Leave" }, values: [], kind: "changed" }],
  counts: { changed: 3, removed: 0 },
  missing: [{ owner: "", value: christmas }],
  problems: [],
};

test("shows the names of doctors in the changes", async () => {
  const leave = { from: "2026-12-01", for: "doctor", doctor: "asha-rao", change: "closed" };
  const values = [{ field: ["exceptions", 0], before: undefined, after: leave }];
  renderDesk(<SheetsScreen />, {
    answers: {
      "/api/sheets": (body: unknown) =>
        body instanceof FormData
          ? {
              ...answer,
              changes: [{ path: "exceptions.yaml", name: { en: "Leave" }, values, kind: "changed" }],
              missing: [],
            }
          : [],
    },
  });
  const file = new File(["x"], "leave.xlsx");
  fireEvent.change(document.querySelector("input[type=file]") as Element, { target: { files: [file] } });
  expect(await screen.findByText(/Doctor: Dr Asha Rao/)).toBeTruthy();
});

test("asks for a file again that has changed since it was chosen", async () => {
  const sheet = new File(["x"], "leave.xlsx");
  renderDesk(<SheetsScreen />, {
    answers: {
      "/api/sheets": (body: unknown) => {
        if (!(body instanceof FormData)) return [];
        // A browser refuses to read a file that was saved again.
        const unreadable = { arrayBuffer: () => Promise.reject(new Error()) } as unknown as Blob;
        vi.spyOn(Blob.prototype, "slice").mockReturnValueOnce(unreadable);
        throw new TypeError("ERR_UPLOAD_FILE_CHANGED");
      },
    },
  });
  fireEvent.change(document.querySelector("input[type=file]") as Element, { target: { files: [sheet] } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("The file has changed since you chose it. Choose it again.");
});

test("replaces the changes by a message while another choice is computed", async () => {
  const second = Promise.withResolvers<SheetAnswer>();
  renderDesk(<SheetsScreen />, {
    answers: {
      "/api/sheets": (body: unknown) => {
        if (!(body instanceof FormData)) return [];
        return body.has("remove") ? second.promise : answer;
      },
    },
  });
  const file = new File(["x"], "leave.xlsx");
  fireEvent.change(document.querySelector("input[type=file]") as Element, { target: { files: [file] } });
  await screen.findByRole("button", { name: "Save 3 changes" });
  fireEvent.click(screen.getByLabelText("Remove what isn’t in the sheet"));
  expect((await screen.findByText("Reading it …")).getAttribute("role")).toBe("status");
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  second.resolve({ ...answer, version: "2", counts: { changed: 3, removed: 1 } });
  expect(await screen.findByRole("button", { name: "Save 3 changes and remove 1 row" })).toBeTruthy();
});

test("names the rows that a spreadsheet lacks, and removes them only if a person ticks it", async () => {
  const { sent } = renderDesk(<SheetsScreen />, {
    answers: {
      "/api/sheets": (body: unknown) => {
        if (!(body instanceof FormData)) return [];
        return body.has("remove") ? { ...answer, version: "2", counts: { changed: 3, removed: 1 } } : answer;
      },
    },
  });
  const file = new File(["x"], "leave.xlsx");
  fireEvent.change(document.querySelector("input[type=file]") as Element, { target: { files: [file] } });
  expect(await screen.findByRole("button", { name: "Save 3 changes" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("1 row isn’t in the sheet."));
  expect(screen.getByText(/25 Dec 2026 · Whole hospital.* · Christmas/)).toBeTruthy();
  screen.getByLabelText("Remove what isn’t in the sheet").focus();
  fireEvent.click(screen.getByLabelText("Remove what isn’t in the sheet"));
  const save = await screen.findByRole("button", { name: "Save 3 changes and remove 1 row" });
  expect(document.activeElement?.getAttribute("type")).toBe("checkbox");
  fireEvent.click(save);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(Object.fromEntries(sent[2]?.body as FormData)).toMatchObject({ save: "2", remove: "yes" });
});
