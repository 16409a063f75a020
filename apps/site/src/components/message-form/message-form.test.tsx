import { dayWords } from "@hospital/content/text/calendar";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { en } from "../../i18n/en";
import { MessageForm } from "./message-form";

/** 2026-12-11 is a Friday. On it the doctor comes only after midnight, and a week later not before midnight. */
const dated = [
  { days: "fri", from: "21:00", to: "25:00", changes: "2026-12-11late 2026-12-18off" },
  { days: "sat", from: "00:00", to: "01:00", changes: "2026-12-12late00:15-01:00", rest: "yes" },
];

afterAll(() => {
  vi.useRealTimers();
});

test("offers each session once, on the day on which it begins, also after midnight", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { title: _, note: __, ...labels } = en.message;
  const doctor = { slug: "asha-rao", name: "Dr Rao", label: "Dr Rao, Cardiology", days: "Friday", dated };
  document.documentElement.lang = "en";
  document.body.innerHTML = renderToStaticMarkup(
    <MessageForm
      doctors={[doctor]}
      {...{ whatsapp: "+91 00000 00001", departments: [], last: "2026-12-26", days: dayWords("en").short, labels }}
    />,
  );
  (document.querySelector("option[data-doctor]") as HTMLOptionElement).selected = true;
  const at = (moment: string) => {
    vi.setSystemTime(new Date(`${moment}+05:30`));
    dispatchEvent(new Event("clock"));
    const options = document.querySelectorAll<HTMLOptionElement>("[name=when] option");
    return Array.from(options, ({ text }) => text.replaceAll("\u00a0", " ")).slice(1);
  };
  vi.resetModules();
  await import("./message-form.client");
  const coming = ["Sat 12 Dec, 12:15 am", "Sat 19 Dec, 12 midnight", "Fri 25 Dec, 9 pm"];
  expect(at("2026-12-04T12:00")).toEqual(["Fri 4 Dec, 9 pm", ...coming]);
  expect(at("2026-12-05T00:59")).toEqual(["Fri 4 Dec, 9 pm", ...coming]);
  expect(at("2026-12-05T01:00")).toEqual(coming);
  expect(at("2026-12-12T00:59")).toEqual(coming);
  expect(at("2026-12-12T01:00")).toEqual(coming.slice(1));
});
