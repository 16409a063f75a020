import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { HoursTable } from "./hours-table";

test("shows the remarks of each row, and React reports no error", () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  const hours = { dated: [], spans: [{ days: "Every day", hours: ["9 am – 5 pm"] }] };
  const rows = [
    { ...hours, name: "Pharmacy", where: "Block B, floor 2", ledBy: "Led by the pharmacist", remark: "Ring at night" },
    { ...hours, name: "Laboratory", remark: "Ring at night" },
  ];
  const changes = { changes: [], last: "2026-12-31", asOf: "", id: "changes" };
  document.body.innerHTML = renderToStaticMarkup(
    <HoursTable
      {...{ labelledBy: "title", rows, kind: "Counter", times: "Hours" }}
      states={{ open: "", closes: "", opens: "", closed: "", closedSince: "" }}
      changes={{ ...changes, labels: {} as never, days: {} as never }}
    />,
  );
  const remarks = Array.from(document.querySelectorAll("tbody tr"), (row) =>
    Array.from(row.querySelectorAll(".hours-table__remark"), ({ textContent }) => textContent),
  );
  expect(remarks).toEqual([["Block B, floor 2", "Led by the pharmacist", "Ring at night"], ["Ring at night"]]);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
