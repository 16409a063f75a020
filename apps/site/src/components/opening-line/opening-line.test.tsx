import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { OpeningLine } from "./opening-line";

afterAll(() => {
  vi.useRealTimers();
});

test("names a day with other hours until it has passed, also in an open page and in one of last week", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const parts = [
    { text: "Mon – Sat, 9 am – 8 pm" },
    { text: "Only 9 am – 1 pm on Thu 3 Dec", until: "2026-12-03" },
    { text: "Not on Fri 25 Dec", until: "2026-12-25" },
  ];
  document.body.innerHTML = renderToStaticMarkup(<OpeningLine parts={parts} />);
  const at = (moment: string) => {
    vi.setSystemTime(new Date(`${moment}+05:30`));
    dispatchEvent(new Event("clock"));
    return Array.from(document.querySelectorAll("span:not([hidden])"), ({ textContent }) => textContent).join("");
  };
  await import("../coming-changes/coming-changes.early");
  expect(at("2026-12-03T23:59")).toBe("Mon – Sat, 9 am – 8 pm · Only 9 am – 1 pm on Thu 3 Dec · Not on Fri 25 Dec");
  expect(at("2026-12-04T00:00")).toBe("Mon – Sat, 9 am – 8 pm · Not on Fri 25 Dec");
  expect(at("2026-12-26T00:00")).toBe("Mon – Sat, 9 am – 8 pm");
});
