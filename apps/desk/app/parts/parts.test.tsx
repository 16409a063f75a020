import { optionLabel } from "@hospital/content/messages/labels";
import { coreOf, shapedCollections } from "@hospital/content/record/shaped-collections";
import { fireEvent, screen } from "@testing-library/react";
import { z } from "astro/zod";
import { expect, test, vi } from "vitest";
import { nothingPublished, renderDesk } from "../../tests/support/render-desk.tsx";
import { get, Refusal } from "../requests.ts";
import { BeforeAfter } from "./before-after.tsx";
import { ChangeList } from "./change-list.tsx";
import { Failure } from "./failure.tsx";
import { Frame } from "./frame.tsx";
import { SecretLinkButton } from "./secret-link-button.tsx";
import { Unreadable } from "./unreadable.tsx";

// React has pending work after the last test, which must end before the window closes.

const link = { address: "/review/secret", until: "2026-12-02" };
/** Makes a link to the preview of the page About. */
const makeLink = (answer: object, language: "en" | "hi" = "en") => {
  const part = <SecretLinkButton kind="previewLink" path="pages/about.yaml" />;
  const view = renderDesk(part, { answers: { "/api/previews": answer }, language });
  fireEvent.click(screen.getByRole("button"));
  return view;
};

test("offers a secret link for WhatsApp if the desk has an origin", async () => {
  const url = "https://edit.hospital.example/review/secret";
  makeLink({ ...link, url });
  const whatsApp = await screen.findByRole("link", { name: "WhatsApp" });
  expect(whatsApp.getAttribute("href")).toContain(encodeURIComponent(url));
});

test("offers to open a secret link, not to send it, on a desk that runs on one computer", async () => {
  makeLink(link, "hi");
  const links = await screen.findAllByRole("link");
  expect(links.map((anchor) => [anchor.textContent, anchor.getAttribute("href")])).toEqual([
    ["प्रीव्यू खोलें", "/review/secret"],
  ]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each([
  [502, ""],
  [503, "<h1>Service unavailable</h1>"],
  [404, ""],
])("explains an answer %i without a message", async (status, body) => {
  const { desk } = renderDesk(<p />);
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
  const error = (await get("/api/today").catch((failure) => failure)) as Error;
  renderDesk(<Failure error={error} path="doctors/asha-rao.yaml" onRetry={() => undefined} />);
  expect(screen.getByText(desk.messages.unavailable)).toBeTruthy();
  expect(screen.getByText("Your text is still here.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("creates a preview link to the page of the given record", async () => {
  const address = "http://preview.localhost:4323/open/secret/about";
  const { sent } = makeLink({ ...link, address });
  expect(screen.getByRole("button").textContent).toBe("Show this to someone");
  expect((await screen.findByRole("link", { name: "Open the preview" })).getAttribute("href")).toBe(address);
  expect(sent).toEqual([{ url: "/api/previews", body: { path: "pages/about.yaml" } }]);
});

test("lists an unreadable file with its line, its history and a button that restores it", async () => {
  const { sent } = renderDesk(<Unreadable />, {
    answers: {
      "/api/unreadable": [{ path: "hospital.yaml", line: 12, message: { en: "It cannot be read.", hi: "" } }],
      "/api/unreadable/restore": { refused: [] },
    },
  });
  expect(await screen.findByText("hospital.yaml, line 12")).toBeTruthy();
  expect(screen.getByRole("link", { name: "History" }).getAttribute("href")).toBe("/history?path=hospital.yaml");
  fireEvent.click(screen.getByRole("button", { name: "Restore the last version" }));
  expect(sent).toEqual([{ url: "/api/unreadable/restore", body: { path: "hospital.yaml" } }]);
});

test("marks the invented hospital once in the header", () => {
  const publishing = { ...nothingPublished, readiness: { state: "notSetUp" as const, message: [] } };
  renderDesk(<Frame publishing={publishing}>Screen</Frame>, {
    session: { isSample: true },
    answers: { "/api/unreadable": [] },
  });
  expect(screen.getByRole("banner").textContent?.match(/sample/gi)).toHaveLength(1);
});

test("shows a developer's commit without its subject", () => {
  const change = {
    id: "1",
    message: { en: "chore: Bump deps" },
    by: "Dev",
    at: "2026-11-25T03:00:00Z",
    isByDeveloper: true as const,
  };
  renderDesk(<ChangeList changes={[change]} />);
  expect(screen.getByRole("link").textContent).toBe("Change by the web developer");
});

test("shows the days of an error in the desk's language", () => {
  const error = new Refusal({ refused: ["यह 2026-11-03 को ख़त्म हो चुका है।"] }, 422);
  renderDesk(<Failure error={error} />, { language: "hi" });
  expect(screen.getByRole("alert").textContent).toBe("यह 3 नवंबर 2026 को ख़त्म हो चुका है।");
});

const shownValues = () =>
  screen.getAllByRole("definition").map((definition) => definition.lastElementChild?.textContent);

test("shows the values of a change by their names, with nested values in brackets", async () => {
  const leave = { doctor: "asha-rao", days: ["mon", "wed"], change: "closed" };
  const times = [
    { from: "09:00", to: "10:30" },
    { from: "17:00", to: "18:00", until: null },
  ];
  const longLeave = { from: "2026-11-20", until: "2026-11-26", for: "doctor", doctor: "asha-rao", change: "closed" };
  const values = [
    { field: ["exceptions", 0], before: undefined, after: { ...leave, times }, rows: [leave] },
    { field: ["exceptions", 1, "standIn"], before: "kavita-jain", after: "gone", rows: [longLeave] },
    { field: ["exceptions", 1, "until"], before: "2026-11-25", after: "2026-11-26", rows: [longLeave] },
  ];
  renderDesk(<BeforeAfter record="exceptions.yaml" values={values} />);
  await screen.findByText("Dr Kavita Jain");
  expect(shownValues()).toEqual([
    "nothing",
    "Doctor: Dr Asha Rao, Days: (Monday, Wednesday), What is different: Closed, or away, Times: ((From: 9\u00a0am, To: 10:30\u00a0am); (From: 5\u00a0pm, To: 6\u00a0pm))",
    "Dr Kavita Jain",
    "gone",
    "25 Nov 2026",
    "26 Nov 2026",
  ]);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Leave, holidays, extra clinics › Mon, Wed · Dr Asha Rao · Closed, or away",
    "Leave, holidays, extra clinics › 20 Nov 2026 – 26 Nov 2026 · Dr Asha Rao · Closed, or away › Stand-in",
    "Leave, holidays, extra clinics › 20 Nov 2026 – 26 Nov 2026 · Dr Asha Rao · Closed, or away › Last day",
  ]);
});

test.each([
  ["doctors/asha-rao.yaml", ["gender"], "female", "महिला"],
  ["doctors/asha-rao.yaml", ["languages"], ["en", "gu", "ks"], "अंग्रेज़ी, गुजराती, कश्मीरी"],
  ["doctors/asha-rao.yaml", ["opd", 0, "days", 0], "mon", "सोमवार"],
  ["doctors/asha-rao.yaml", ["opd", 0, "weeks"], ["first", "last"], "पहला, आख़िरी"],
  ["doctors/asha-rao.yaml", ["photo"], "./photos/asha-rao.webp", "asha-rao.webp"],
  ["insurers.yaml", ["schemes", 0, "empanelled"], "ask", "पूछना होगा"],
  ["departments/cardiology.yaml", ["isEmergency"], true, "हाँ"],
  ["pages/visiting.yaml", ["sections", 0, "sign"], "home", "घर"],
  ["disclosures/bio-medical-waste.yaml", ["waste", "months", 0, "month"], "2026-12", "दिस॰ 2026"],
])("shows the choice in %s at %j in Hindi, not its code", async (record, field, after, text) => {
  renderDesk(<BeforeAfter record={record} values={[{ field, before: undefined, after }]} />, { language: "hi" });
  await screen.findByText(text);
  expect(shownValues()).toEqual(["कुछ नहीं", text]);
});

/** The options of every choice in a schema. */
function optionsIn(shape: z.ZodType): string[] {
  const core = coreOf(shape);
  if (core instanceof z.ZodEnum) return core.options.map(String);
  if (core instanceof z.ZodArray) return optionsIn(core.element as z.ZodType);
  return core instanceof z.ZodObject ? Object.values(core.shape).flatMap((part) => optionsIn(part as z.ZodType)) : [];
}

test("has a Hindi label for each option", () => {
  const options = new Set(shapedCollections.flatMap(({ shape }) => optionsIn(shape)));
  const unlabelled = [...options].filter((option) => !/\p{Script=Devanagari}|^TPA$/u.test(optionLabel(option, "hi")));
  expect(unlabelled).toEqual([]);
});
