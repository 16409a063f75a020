import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { describeHours } from "../../i18n/describe-change";
import { OpeningLine } from "./opening-line";

afterAll(() => {
  vi.useRealTimers();
});

test("names each day with other hours until it has passed, also in an open page and in one of last week", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const parts = [
    [{ text: "Mon – Sat, 9 am – 8 pm" }],
    describeHours(["2026-12-03"], ["09:00-13:00"], "en"),
    describeHours(["2026-12-24", "2026-12-25", "2026-12-28"], [], "en"),
  ];
  document.body.innerHTML = renderToStaticMarkup(<OpeningLine parts={parts} />);
  const at = (moment: string) => {
    vi.setSystemTime(new Date(`${moment}+05:30`));
    dispatchEvent(new Event("clock"));
    for (const hidden of document.querySelectorAll("[hidden]")) hidden.textContent = "";
    return document.body.textContent?.replaceAll("\u00a0", " ");
  };
  await import("../coming-changes/coming-changes.early");
  const usual = "Mon – Sat, 9 am – 8 pm";
  expect(at("2026-12-03T23:59")).toBe(
    `${usual} · Only 9 am – 1 pm on Thu 3 Dec · Not on Thu 24 Dec, Fri 25 Dec, Mon 28 Dec`,
  );
  expect(at("2026-12-04T00:00")).toBe(`${usual} · Not on Thu 24 Dec, Fri 25 Dec, Mon 28 Dec`);
  expect(at("2026-12-25T00:00")).toBe(`${usual} · Not on Fri 25 Dec, Mon 28 Dec`);
  expect(at("2026-12-28T23:59")).toBe(`${usual} · Not on Mon 28 Dec`);
  expect(at("2026-12-29T00:00")).toBe(usual);
});
