import { dayWords } from "@hospital/content/text/calendar";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { en } from "../../i18n/en";
import { CounterLines } from "./counter-lines";

/** 2026-12-25 is a Friday. */
const hours = {
  ...{ days: "mon tue wed thu fri sat", from: "09:00", to: "18:00" },
  changes: "2026-12-25off 2026-12-31off09:00-13:00",
  reasons: { "2026-12-25": "Christmas" },
};
const counters = [{ place: "Insurance · Monday – Saturday, 9 am – 6 pm", href: "/contact#counters", dated: [hours] }];
const changes = {
  changes: [{ until: "2026-12-25", text: "Friday 25 December: no OPD (Christmas); Insurance: closed" }],
  last: "2027-01-20",
  asOf: "",
  labels: en.changes,
  days: { long: dayWords("en").long, short: dayWords("en").short },
};

afterAll(() => {
  vi.useRealTimers();
});

test("shows whether a counter is open, and why it is closed", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  document.body.innerHTML = renderToStaticMarkup(
    <CounterLines counters={counters} states={en.hours.counterStates} changes={changes} />,
  );
  const at = (moment: string) => {
    vi.setSystemTime(new Date(`${moment}+05:30`));
    dispatchEvent(new Event("clock"));
    return document.querySelector(".opening-state")?.textContent?.replaceAll("\u00a0", " ");
  };
  vi.resetModules();
  await import("../opening-state/opening-state.client");
  expect(at("2026-12-24T10:30")).toBe("Open now · closes at 6 pm");
  expect(at("2026-12-25T10:30")).toBe("Closed today (Christmas) · Opens tomorrow at 9 am");
  expect(at("2026-12-31T14:00")).toBe("Closed since 1 pm · Opens tomorrow at 9 am");
  expect(at("2027-01-21T10:00")).toBe("");
});

test("renders nothing without counters", () => {
  expect(renderToStaticMarkup(<CounterLines counters={[]} states={en.hours.counterStates} changes={changes} />)).toBe(
    "",
  );
});
