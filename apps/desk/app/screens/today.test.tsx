import { addDays } from "@hospital/timetable/clock";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Publishing } from "../../api.ts";
import type { Day, SessionOfDay } from "../../api-today.ts";
import { choices, nothingPublished, Refusing, renderDesk } from "../../tests/support/render-desk.tsx";
import { post, refresh } from "../requests.ts";
import { DaySessions } from "../today/day-sessions.tsx";
import { TodayScreen } from "./today.tsx";

// Half past eight in India: before all sessions.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T08:30+05:30") });
});
afterAll(() => {
  vi.useRealTimers();
});
// React has pending work after the last test, which must end before the window closes.

const rao: SessionOfDay = {
  day: "2026-11-25",
  doctor: "asha-rao",
  name: { en: "Dr Asha Rao", hi: "डॉ. आशा राव" },
  speciality: { en: "Cardiologist", hi: "हृदय रोग विशेषज्ञ" },
  department: { en: "Cardiology", hi: "हृदय रोग" },
  from: "10:00",
  to: "13:00",
  state: "usual",
  isPast: false,
  canUndo: false,
  canComeBack: false,
};
const jain: SessionOfDay = {
  ...rao,
  doctor: "kavita-jain",
  name: { en: "Dr Kavita Jain" },
  from: "12:00",
  to: "14:00",
};
const today: Day = { day: "2026-11-25", sessions: [rao] };
const saved = { records: [], staleFacts: 0 };
const show = (day: Day, answers = {}, language: "en" | "hi" = "en") =>
  renderDesk(<DaySessions day={day} publishing={nothingPublished} />, {
    answers: { "/api/today": saved, ...answers },
    language,
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

const times = () =>
  within(screen.getByRole("group", { name: /expected/ }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

test.each([
  ["12", "Cardiologist · Room 12", "हृदय रोग विशेषज्ञ · कमरा 12"],
  ["OPD 3", "Cardiologist · OPD 3", "हृदय रोग विशेषज्ञ · OPD 3"],
])("shows the room %j with the speciality", (room, english, hindi) => {
  const day = { ...today, sessions: [{ ...rao, room: { en: room, hi: room } }] };
  show(day);
  expect(screen.getByText(english)).toBeTruthy();
  show(day, {}, "hi");
  expect(screen.getByText(hindi)).toBeTruthy();
});

test("marks a doctor as late in two taps: “Late”, and the expected time", async () => {
  const { sent } = show(today);
  press("Late");
  press(/^11.am/);
  const body = { day: "2026-11-25", doctor: "asha-rao", from: "10:00", action: "late", expected: "11:00" };
  await waitFor(() => expect(sent).toEqual([{ url: "/api/today", body }]));
  expect(await screen.findByText(/Saved: Dr Asha Rao/)).toBeTruthy();
});

test("reports a change as live when the live site shows it, not when its upload ends", async () => {
  const publishing = (name: string, isSeen: boolean) => ({
    ...nothingPublished,
    live: { name, isSeen, since: "2026-11-25T03:00:00Z" },
  });
  let follow: (now: Publishing) => void = () => undefined;
  function Following() {
    const [now, setNow] = useState<Publishing>(publishing("1", true));
    follow = setNow;
    return <DaySessions day={today} publishing={now} />;
  }
  renderDesk(<Following />, { answers: { "/api/today": saved } });
  press("Away");
  await screen.findByText(/Saved: Dr Asha Rao/);
  act(() => follow(publishing("2", false)));
  expect(screen.queryByText(/It is live/)).toBeNull();
  act(() => follow(publishing("2", true)));
  expect(screen.getByText(/It is live/)).toBeTruthy();
});

test("offers only future times for a late doctor, and updates them as time passes", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.parse("2026-11-25T10:50+05:30") });
  show(today);
  press("Late");
  const short = ["11 am", "11:10 am", "11:20 am", "11:30 am", "11:40 am", "11:50 am"];
  expect(times()).toEqual([...short, "12 noon", "12:30 pm", "Save", "Cancel"]);
  act(() => vi.advanceTimersByTime(45 * 60_000));
  expect(times().slice(0, 2)).toEqual(["11:40 am", "11:50 am"]);
  act(() => vi.advanceTimersByTime(60 * 60_000));
  expect(times()).toEqual(["12:40 pm", "12:50 pm", "Save", "Cancel"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T08:30+05:30") });
});

test("offers times from the beginning of the session on another day", () => {
  show({ day: "2026-11-26", sessions: [{ ...rao, day: "2026-11-26" }] });
  press("Late");
  expect(times()[0]).toBe("10:10 am");
});

test("offers times after midnight for yesterday's session, and changes that session", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-26T00:12+05:30") });
  const { sent } = show({ day: "2026-11-26", sessions: [{ ...rao, from: "21:00", to: "01:00" }] });
  expect(screen.getByText("9 pm – 1 am")).toBeTruthy();
  press("Late");
  expect(times()).toEqual(["12:20 am", "12:30 am", "12:40 am", "12:50 am", "Save", "Cancel"]);
  press("Cancel");
  press("Ends early");
  press(/^12:30.am/);
  const body = { day: "2026-11-25", doctor: "asha-rao", from: "21:00", action: "endsEarly", until: "00:30" };
  await waitFor(() => expect(sent).toEqual([{ url: "/api/today", body }]));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T08:30+05:30") });
});

test("accepts any time in the time field", async () => {
  const { sent } = show(today);
  press("Late");
  fireEvent.change(screen.getByLabelText("Another time"), { target: { value: "10:40" } });
  press("Save");
  await waitFor(() => expect(sent).toMatchObject([{ body: { action: "late", expected: "10:40" } }]));
});

test("shows the question for the expected time in Hindi", () => {
  show(today, {}, "hi");
  press("देर से");
  expect(screen.getByText("डॉ. आशा राव की OPD कितने बजे शुरू होगी?")).toBeTruthy();
  expect(screen.getByLabelText("कोई और समय")).toBeTruthy();
});

test("ends a leave with one tap, which the message can undo", async () => {
  const away: Day = { ...today, sessions: [{ ...rao, state: "away", canComeBack: true }] };
  const { sent } = show(away, { "/api/today": { ...saved, commit: "c" }, "/api/today/undo": saved });
  press("Back");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { url: "/api/today", body: { action: "back", doctor: "asha-rao" } },
      { url: "/api/today/undo", body: { id: "c" } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});

test("marks a doctor as away with one tap", async () => {
  const { sent } = show(today);
  press("Away");
  await waitFor(() => expect(sent).toMatchObject([{ body: { action: "away", doctor: "asha-rao" } }]));
});

test("asks when a session ends early, in half hours before its end", async () => {
  const { sent } = show(today);
  press("Ends early");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["10:30\u00a0am", "12\u00a0noon", "12:30\u00a0pm"]),
  );
  press(/^12.noon/);
  await waitFor(() => expect(sent).toMatchObject([{ body: { action: "endsEarly", until: "12:00" } }]));
});

test("marks a late doctor as arrived with one tap, with an undo", async () => {
  const { sent } = show({ ...today, sessions: [{ ...rao, state: "late", expected: "11:00", canUndo: true }] });
  expect(screen.getByText("Late: expected from 11 am")).toBeTruthy();
  press("Arrived");
  await waitFor(() => expect(sent).toMatchObject([{ body: { action: "hasCome" } }]));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo" }).disabled).toBe(false));
  press("Undo");
  await waitFor(() => expect(sent).toMatchObject([{}, { body: { action: "undo" } }]));
});

test("keeps the focus in the card when its pressed button disappears", async () => {
  const late: SessionOfDay = { ...rao, state: "late", expected: "11:00", canUndo: true };
  let change: (day: Day) => void = () => undefined;
  function Changing() {
    const [day, setDay] = useState<Day>({ ...today, sessions: [late, jain] });
    change = setDay;
    return <DaySessions day={day} publishing={nothingPublished} />;
  }
  renderDesk(<Changing />, { answers: { "/api/today": saved } });
  const undo = screen.getByRole("button", { name: "Undo" });
  act(() => undo.focus());
  fireEvent.click(undo);
  await screen.findByText(/Saved: Dr Asha Rao/);
  expect(document.activeElement).toBe(undo);
  act(() => change({ ...today, sessions: [rao, jain] }));
  expect(document.activeElement).toBe(screen.getByRole("article", { name: "Dr Asha Rao" }));
});

test("shows the result of each tap in its card", async () => {
  const saves = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let count = 0;
  show({ ...today, sessions: [rao, jain] }, { "/api/today": () => saves[count++]?.promise });
  const card = (name: string) => within(screen.getByRole("article", { name }));
  fireEvent.click(card("Dr Asha Rao").getByRole("button", { name: "Away" }));
  fireEvent.click(card("Dr Kavita Jain").getByRole("button", { name: "Away" }));
  await waitFor(() => expect(count).toBe(2));
  saves[0]?.resolve(new Refusing({ refused: ["This session no longer exists."] }));
  expect(await card("Dr Asha Rao").findByRole("alert")).toBeTruthy();
  expect(card("Dr Kavita Jain").getByText("Saving …")).toBeTruthy();
  saves[1]?.resolve(saved);
  expect(await card("Dr Kavita Jain").findByText(/Saved: Dr Kavita Jain/)).toBeTruthy();
  expect(card("Dr Asha Rao").getByRole("alert")).toBeTruthy();
});

test("explains why only an exact time is left in the last half hour of a session", () => {
  vi.setSystemTime(Date.parse("2026-11-25T12:55+05:30"));
  show(today);
  press("Late");
  expect(screen.getByText(/The session ends at 1.pm, in less than half an hour/)).toBeTruthy();
  vi.setSystemTime(Date.parse("2026-11-25T08:30+05:30"));
});

test("asks for another stand-in when the stand-in is away as well", async () => {
  const replaced: SessionOfDay = {
    ...rao,
    state: "standIn",
    standIn: { doctor: "kavita-jain", name: { en: "Dr Kavita Jain" } },
  };
  const day = { ...today, sessions: [replaced, jain] };
  const tapAway = () => {
    const answer = show(day);
    fireEvent.click(
      within(screen.getByRole("article", { name: "Dr Kavita Jain" })).getByRole("button", { name: "Away" }),
    );
    return answer;
  };
  const body = { day: "2026-11-25", doctor: "kavita-jain", from: "12:00", action: "away" };
  const first = tapAway();
  expect(first.sent).toEqual([]);
  press("No stand-in for Dr Asha Rao");
  await waitFor(() => expect(first.sent).toEqual([{ url: "/api/today", body: { ...body, otherStandIn: null } }]));
  const second = tapAway();
  expect(screen.queryByRole("button", { name: "Dr Asha Rao" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Dr Binod Das" }));
  await waitFor(() =>
    expect(second.sent).toEqual([{ url: "/api/today", body: { ...body, otherStandIn: "binod-das" } }]),
  );
});

test("doesn't offer a stand-in who has another session at the same hours", async () => {
  const { sent } = show(
    { ...today, sessions: [rao, jain] },
    {
      "/api/choices": {
        doctor: ["asha-rao", "kavita-jain", "zoya-wani"].map((value) => ({ value, label: { en: value } })),
      },
    },
  );
  fireEvent.click(screen.getAllByRole("button", { name: "Stand-in" })[0] as HTMLElement);
  const list = within(await screen.findByRole("dialog"));
  const standIn = await list.findByRole("button", { name: "zoya-wani" });
  expect(list.queryByRole("button", { name: "kavita-jain" })).toBeNull();
  expect(list.getByText("Not possible at this time: asha-rao, kavita-jain.")).toBeTruthy();
  fireEvent.click(standIn);
  await waitFor(() => expect(sent).toMatchObject([{ body: { action: "standIn", standIn: "zoya-wani" } }]));
});

test("shows the reason of a refused tap in the session's card", async () => {
  show({ ...today, sessions: [jain, rao] }, { "/api/today": new Refusing({ refused: ["She is on leave."] }) });
  const card = within(screen.getAllByRole("article")[1] as HTMLElement);
  fireEvent.click(card.getByRole("button", { name: "Away" }));
  expect((await card.findByRole("alert")).textContent).toBe("She is on leave.");
});

test("collapses past sessions, without the button “Late”", () => {
  show({ ...today, sessions: [{ ...rao, isPast: true }] });
  expect(screen.getByText("Over for today: 1")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Late" })).toBeNull();
});

test("closes the hospital only after a confirmation that counts the cancelled sessions", async () => {
  const { sent } = show(today);
  press("The hospital is closed today");
  const question = within(screen.getByRole("alertdialog"));
  expect(question.getByText(/OPD sessions that won’t take place: 1/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(question.getByLabelText(/English/), { target: { value: "Strike" } });
  fireEvent.click(question.getByRole("button", { name: "Yes, it is closed" }));
  const body = { day: "2026-11-25", action: "closed", why: { en: "Strike" } };
  await waitFor(() => expect(sent).toEqual([{ url: "/api/today", body }]));
});

test("shows the session's state in Hindi", () => {
  show({ ...today, sessions: [{ ...rao, state: "late", expected: "11:00" }] }, {}, "hi");
  expect(screen.getByRole("heading", { name: "डॉ. आशा राव" })).toBeTruthy();
  expect(screen.getByText("देर से: सुबह 11 बजे से")).toBeTruthy();
});

describe("the screen", () => {
  const week = (sessions: SessionOfDay[]) =>
    Array.from({ length: 7 }, (_, ahead): Day => ({ day: addDays("2026-11-25", ahead), sessions }));
  const open = (days: Day[]) =>
    renderDesk(<TodayScreen publishing={nothingPublished} />, { answers: { "/api/today": days } });

  test("opens with tomorrow when today's sessions are over, and shows today on request", async () => {
    const days = week([rao]);
    days[0] = { day: "2026-11-25", sessions: [{ ...rao, isPast: true }] };
    open(days);
    expect((await screen.findByRole("heading", { level: 1, name: "Tomorrow" })).textContent).toBe("Tomorrow");
    press(/^Today/);
    expect(await screen.findByRole("heading", { level: 1, name: "Today" })).toBeTruthy();
  });

  test("continues to show today when the last session ends while the screen is open", async () => {
    const days = week([rao]);
    open(days);
    await screen.findByRole("heading", { level: 1, name: "Today" });
    days[0] = { day: "2026-11-25", sessions: [{ ...rao, isPast: true }] };
    refresh();
    expect(await screen.findByText("Over for today: 1")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Today" })).toBeTruthy();
  });

  test("offers to enter OPD hours when no doctor has any", async () => {
    open(week([]));
    const link = await screen.findByRole("link", { name: "Add OPD hours for Dr Asha Rao" });
    expect(link.getAttribute("href")).toBe("/edit/doctors/asha-rao.yaml?field=opd");
  });

  test("shows the new state of a session with the answer to the tap", async () => {
    const late = week([{ ...rao, state: "late", expected: "11:00", canUndo: true }]);
    let isFirst = true;
    const answer = (body: unknown) => {
      if (body) return { ...saved, days: late };
      const first = isFirst;
      isFirst = false;
      return first ? week([rao]) : new Promise(() => undefined);
    };
    renderDesk(<TodayScreen publishing={nothingPublished} />, { answers: { "/api/today": answer } });
    fireEvent.click(await screen.findByRole("button", { name: "Late" }));
    press(/^11.am/);
    await screen.findByText(/Saved: Dr Asha Rao/);
    expect(screen.getByRole("button", { name: "Arrived" })).toBeTruthy();
  });

  test("requests the other data again after a tap, but not the days that the answer contains", async () => {
    const requested = { days: 0, upkeep: 0 };
    const answerTo = (body: unknown) => {
      if (body) return { ...saved, days: week([{ ...rao, state: "late", expected: "11:00" }]) };
      requested.days++;
      return week([rao]);
    };
    const upkeep = () => {
      requested.upkeep++;
      return [];
    };
    const answers = { "/api/today": answerTo, "/api/upkeep": upkeep };
    renderDesk(<TodayScreen publishing={nothingPublished} />, { answers });
    fireEvent.click(await screen.findByRole("button", { name: "Late" }));
    await waitFor(() => expect(requested).toEqual({ days: 1, upkeep: 1 }));
    press(/^11.am/);
    await screen.findByText(/Saved: Dr Asha Rao/);
    await waitFor(() => expect(requested).toEqual({ days: 1, upkeep: 2 }));
  });

  test("shows no state from before a change in a form", async () => {
    const answers: unknown[] = [week([rao]), new Promise(() => undefined)];
    function Screens() {
      const [isToday, setIsToday] = useState(true);
      return (
        <>
          {isToday && <TodayScreen publishing={nothingPublished} />}
          <button type="button" onClick={() => setIsToday(!isToday)}>
            Other screen
          </button>
        </>
      );
    }
    renderDesk(<Screens />, { answers: { "/api/today": () => answers.shift(), "/api/save": saved } });
    await screen.findByRole("button", { name: "Late" });
    press("Other screen");
    await post("/api/save");
    press("Other screen");
    expect(screen.queryByRole("button", { name: "Late" })).toBeNull();
  });

  test("ends with the button that closes the hospital", async () => {
    open(week([rao]));
    const notice = await screen.findByRole("link", { name: "Write a notice" });
    const close = screen.getByRole("button", { name: "The hospital is closed today" });
    expect(notice.compareDocumentPosition(close) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

test("lists the possible stand-ins by name, with the same department first", async () => {
  const doctors = [
    { value: "asha-rao", label: { en: "Dr Asha Rao", hi: "डॉ. आशा राव" }, department: "ent" },
    { value: "kavita-jain", label: { en: "Dr Kavita Jain", hi: "डॉ. कविता जैन" } },
    { value: "binod-das", label: { en: "Dr Binod Das", hi: "डॉ. बिनोद दास" } },
    {
      value: "uma-sen",
      label: { en: "Dr Uma Sen", hi: "डॉ. उमा सेन" },
      department: "ent",
      speciality: { en: "ENT surgeon", hi: "कान, नाक, गला" },
    },
  ];
  const namesIn = async (language: "en" | "hi", away: string) => {
    show(today, { "/api/choices": { ...choices, doctor: doctors } }, language);
    press(away);
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findAllByRole("listitem");
    const headings = dialog.getAllByRole("heading", { level: 3 });
    return [...headings, ...dialog.getAllByRole("listitem")].map(({ textContent }) => textContent?.trim());
  };
  expect(await namesIn("en", "Stand-in")).toEqual([
    "Same department",
    "Other doctors",
    "Dr Uma Sen ENT surgeon",
    "Dr Binod Das",
    "Dr Kavita Jain",
  ]);
  expect(await namesIn("hi", "उनकी जगह")).toEqual([
    "इसी विभाग के",
    "बाक़ी डॉक्टर",
    "डॉ. उमा सेन कान, नाक, गला",
    "डॉ. कविता जैन",
    "डॉ. बिनोद दास",
  ]);
});

test("keeps the question for the time open if the time is refused", async () => {
  const refused = new Refusing({ refused: ["This time has passed. Choose a later time."] });
  show(today, { "/api/today": refused });
  press("Late");
  press(/^11.am/);
  expect(await screen.findByText(/This time has passed/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^11.am/ })).toBeTruthy();
});

test("shows the reason for a refused time beside the time field, which gets the focus", async () => {
  show(today, { "/api/today": new Refusing({ refused: ["This time has passed. Choose a later time."] }) });
  press("Late");
  const time = screen.getByLabelText("Another time");
  fireEvent.change(time, { target: { value: "08:10" } });
  press("Save");
  const group = within(screen.getByRole("group", { name: /expected/ }));
  const reason = await group.findByText(/This time has passed/);
  expect(document.activeElement).toBe(time);
  expect(time.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(time.getAttribute("aria-describedby") ?? "")?.contains(reason)).toBe(true);
});

test("closes the question for the time with Escape", () => {
  show(today);
  press("Late");
  fireEvent.keyDown(screen.getByLabelText("Another time"), { key: "Escape" });
  expect(document.activeElement?.textContent).toBe("Late");
});

test("explains before the first release that patients don't see a tap yet", async () => {
  show(today);
  press("Away");
  const link = await screen.findByRole("link", { name: /Patients don’t see it yet/ });
  expect(link.getAttribute("href")).toBe("/publish");
});

test("reports that no doctor matches", () => {
  const sessions = Array.from({ length: 9 }, (_, index) => ({ ...rao, from: `0${index}:00` }));
  show({ ...today, sessions });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zz" } });
  expect(screen.getByText("Nothing found")).toBeTruthy();
});

test("offers the sessions of doctors with a similar name, in order of time", () => {
  const sessions = Array.from({ length: 9 }, (_, index) => ({ ...(index < 2 ? rao : jain), from: `0${index}:00` }));
  show({ ...today, sessions });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Asha Roa" } });
  expect(screen.getByText("Nothing found. Did you mean one of these?").getAttribute("role")).toBe("status");
  expect(screen.getAllByRole("link", { name: /^Dr/ }).map(({ textContent }) => textContent)).toEqual([
    "Dr Asha Rao",
    "Dr Asha Rao",
  ]);
});

test("reports the number of sessions that match", () => {
  const sessions = Array.from({ length: 9 }, (_, index) => ({ ...(index < 2 ? rao : jain), from: `0${index}:00` }));
  show({ ...today, sessions });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "rao" } });
  expect(screen.getByText("Found: 2").getAttribute("role")).toBe("status");
});

test("offers to try again without a connection", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let isGone = true;
  renderDesk(<TodayScreen publishing={nothingPublished} />, {
    answers: {
      "/api/today": () => {
        if (isGone) throw new Error("No network");
        return [today];
      },
    },
  });
  expect(await screen.findByText(/internet or Wi-Fi/)).toBeTruthy();
  expect(screen.queryByText(/Your text is still here/)).toBeNull();
  isGone = false;
  press("Try again");
  expect(await screen.findByRole("link", { name: "Dr Asha Rao" })).toBeTruthy();
  online.mockRestore();
});
