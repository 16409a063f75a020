import { dayWords } from "@hospital/content/text/calendar";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { ComingChanges } from "../coming-changes/coming-changes";
import { NextSession } from "./next-session";

/** 2026-11-23 is a Monday. */
const dated = [
  { days: "mon", from: "10:00", to: "13:00" },
  { days: "mon", from: "17:00", to: "19:00", at: "Annexe" },
  { days: "tue", from: "09:00", to: "11:00", at: "Old building" },
  { days: "fri", from: "21:00", to: "25:00", changes: "2026-12-04off 2026-12-11late" },
  { days: "sat", from: "00:00", to: "01:00", changes: "2026-12-05off 2026-12-12late00:15-01:00", rest: "yes" },
];
const labels = { next: "Next session: {day}, {time}", now: "Sits now", nowUntil: "Sits now, until {time}" };
const changes = {
  changes: [],
  last: "2026-12-31",
  asOf: "",
  labels: { today: "today", tomorrow: "tomorrow", late: "Late {day}, {time}" } as never,
  days: dayWords("en"),
};

afterAll(() => {
  vi.useRealTimers();
});

test("reserves a line for the longest name of a building, and none without other buildings", () => {
  const lineOf = (hours: typeof dated) => {
    document.body.innerHTML = renderToStaticMarkup(<NextSession dated={hours} labels={labels} />);
    return document.querySelector<HTMLElement>(".next-session")?.dataset.building;
  };
  expect([lineOf(dated), lineOf(dated.slice(0, 1))]).toEqual(["Old building", undefined]);
});

test("reserves a second line for a doctor who will be late, because that text is longer", () => {
  const isReserved = (hours: typeof dated) => {
    document.body.innerHTML = renderToStaticMarkup(<NextSession dated={hours} labels={labels} />);
    return document.querySelector<HTMLElement>(".next-session")?.dataset.late !== undefined;
  };
  expect([isReserved(dated), isReserved(dated.slice(0, 3))]).toEqual([true, false]);
});

test("names the building of the next and the current session, unless it is the main address", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <NextSession dated={dated} labels={labels} look="whole" />
      <ComingChanges {...changes} id="changes" level={2} />
    </>,
  );
  const at = (moment: string) => {
    vi.setSystemTime(new Date(`${moment}+05:30`));
    dispatchEvent(new Event("clock"));
    const [text] = document.querySelectorAll(".next-session__text");
    return [...(text?.childNodes ?? [])].map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  };
  vi.resetModules();
  document.documentElement.lang = "en";
  await import("./next-session.client");
  expect(at("2026-11-23T09:00")).toEqual(["Next session: today, 10 am", "Next session: today, 10 am"]);
  expect(at("2026-11-23T10:00")).toEqual(["Sits now, until 1 pm"]);
  expect(at("2026-11-23T13:00")).toEqual(["Next session: today, 5 pm", "Next session: today, 5 pm", "Annexe"]);
  expect(at("2026-11-23T17:00")).toEqual(["Sits now, until 7 pm", "Annexe"]);
  expect(at("2026-11-23T19:00").at(-1)).toBe("Old building");
  // Friday's session ends on Saturday, unless it is cancelled.
  expect(at("2026-11-27T20:59").at(-1)).toBe("Next session: today, 9 pm");
  expect(at("2026-11-27T23:59")).toEqual(["Sits now, until 1 am"]);
  expect(at("2026-11-28T00:59")).toEqual(["Sits now, until 1 am"]);
  expect(at("2026-11-28T01:00").at(-1)).toBe("Next session: Mon 30 Nov, 10 am");
  expect(at("2026-12-05T00:30").at(-1)).toBe("Next session: Mon 7 Dec, 10 am");
  expect(at("2026-12-11T23:00").slice(0, 1)).toEqual(["Late tomorrow, 12:15 am"]);
  expect(at("2026-12-12T00:15")).toEqual(["Sits now, until 1 am"]);
});
