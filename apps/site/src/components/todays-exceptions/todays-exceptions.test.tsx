import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { TodaysExceptions } from "./todays-exceptions";

afterAll(() => {
  vi.useRealTimers();
});

test("shows the line for today until its exceptions are over", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const [from, noon, until] = ["2026-12-06T00:00", "2026-12-06T12:00", "2026-12-07T00:00"] as const;
  const lines = [
    { from, until: noon, text: "Dr Das is away · Dr Rao sits as well" },
    { from: noon, until, text: "Dr Das is away" },
    { from: "2026-12-08T00:00", until: "2026-12-09T00:00", text: "Dr Das is away" },
    { from: "2026-12-09T00:00", until: "2026-12-10T00:00", text: "Dr Das is away" },
  ];
  document.body.innerHTML = renderToStaticMarkup(<TodaysExceptions lines={lines} label="Today" />);
  const at = (moment: string) => {
    vi.setSystemTime(new Date(`${moment}+05:30`));
    dispatchEvent(new Event("clock"));
    return Array.from(document.querySelectorAll("p:not([hidden])"), ({ textContent }) => textContent);
  };
  await import("./todays-exceptions.early");
  expect(at("2026-12-06T11:59")).toEqual(["Today: Dr Das is away · Dr Rao sits as well"]);
  expect(at("2026-12-06T12:00")).toEqual(["Today: Dr Das is away"]);
  expect(at("2026-12-07T00:00")).toEqual([]);
  expect(at("2026-12-08T09:00")).toEqual(["Today: Dr Das is away"]);
  expect(at("2026-12-09T09:00")).toEqual(["Today: Dr Das is away"]);
  expect(at("2026-12-10T00:00")).toEqual([]);
  expect(document.querySelector("p:last-of-type")?.getAttribute("data-on")).toBe(
    `${noon}/${until} 2026-12-08T00:00/2026-12-10T00:00`,
  );
});
