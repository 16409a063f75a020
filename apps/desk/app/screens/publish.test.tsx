import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Publishing } from "../../api.ts";
import { nothingPublished, renderDesk } from "../../tests/support/render-desk.tsx";
import { LiveState } from "../parts/live-state.tsx";
import { PublishScreen } from "./publish.tsx";

// React has pending work after the last test, which must end before the window closes.

const publishingWith = (state: Partial<Publishing>): Publishing => ({ ...nothingPublished, ...state });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const change = { id: "1", message: { en: "Notices", hi: "सूचनाएँ" }, by: "Sunita", at: "2026-11-25T03:00:00Z" };
const live = { name: "1", since: "2026-11-25T03:00:00Z", isSeen: true };
const message = { en: "Read this.", hi: "इसे पढ़ें।" };

test.each([
  [
    "Publishing isn’t set up",
    "वेबसाइट पर डालने की सेटिंग अधूरी है",
    publishingWith({ readiness: { state: "notSetUp", message: [message] } }),
  ],
  [
    "Can’t reach the website’s server",
    "वेबसाइट के सर्वर से संपर्क नहीं हो रहा",
    publishingWith({ live, unpublished: [change], readiness: { state: "unreachable", message: [message] } }),
  ],
  ["Ready to publish", "वेबसाइट पर डालने के लिए तैयार", publishingWith({})],
  ["Nothing is live yet", "वेबसाइट पर अभी कुछ नहीं है", publishingWith({ readiness: { state: "checking", message: [] } })],
  ["1 change is not live yet", "1 बदलाव अभी वेबसाइट पर नहीं है", publishingWith({ unpublished: [change] })],
  ["Publishing has failed", "वेबसाइट पर नहीं जा पाया", publishingWith({ live, failure: { messages: [message] } })],
  [
    "Published, with a message",
    "वेबसाइट पर है, एक संदेश है",
    publishingWith({ live, failure: { messages: [message], isPublished: true } }),
  ],
])("shows the state of publishing in one line: %s", (en, hi, publishing) => {
  renderDesk(<LiveState publishing={publishing} />);
  expect(screen.getByRole("status").textContent).toBe(en);
  renderDesk(<LiveState publishing={publishing} />, { language: "hi" });
  expect(screen.getByRole("status").textContent).toBe(hi);
});

test("explains missing settings, and hides the button that publishes", () => {
  renderDesk(<PublishScreen publishing={publishingWith({ readiness: { state: "notSetUp", message: [message] } })} />);
  expect(screen.getByText("Read this.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
});

test("doesn't report that everything is live while publishing isn't set up", () => {
  const publishing = publishingWith({ live, readiness: { state: "notSetUp", message: [message] } });
  renderDesk(<PublishScreen publishing={publishing} />);
  expect(screen.getByRole("heading", { name: "Publishing isn’t set up" })).toBeTruthy();
  expect(screen.queryByText("All saved changes are live")).toBeNull();
});

test("keeps the lines of a failed upload and the name of its release", () => {
  const line = "The website couldn’t be released.\nError: 403\n2-2026-11-28-081015 is not live.";
  renderDesk(<PublishScreen publishing={publishingWith({ live, failure: { messages: [{ en: line, hi: line }] } })} />);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("2-2026-11-28-081015 is not live.");
  expect(alert.querySelector(".output")).toBeTruthy();
});

test("explains that the server doesn't answer, and offers to check again and to publish anyway", async () => {
  const readiness = { state: "unreachable" as const, message: [message] };
  const { sent } = renderDesk(<PublishScreen publishing={publishingWith({ readiness })} />, {
    answers: { "/api/publish/check": {} },
  });
  expect(screen.getByText("Read this.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Publish" })).toBeTruthy();
  press("Check again");
  await waitFor(() => expect(sent).toEqual([{ url: "/api/publish/check", body: { choices: {} } }]));
});

test("asks for confirmation before it publishes without the developers' changes, and explains the result", async () => {
  const failed = publishingWith({ failure: { messages: [message], canPublishAlone: true } });
  const { sent } = renderDesk(<PublishScreen publishing={failed} />, { answers: { "/api/publish": {} } });
  press("Publish without the developers’ changes");
  const dialog = screen.getByRole("alertdialog");
  expect(dialog.textContent).toContain("nothing is sent to the repository");
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Publish without them" }));
  await waitFor(() => expect(sent).toEqual([{ url: "/api/publish", body: { alone: true, choices: {} } }]));
});

test("doesn't offer to publish without them after any other failure", () => {
  renderDesk(<PublishScreen publishing={publishingWith({ failure: { messages: [message] } })} />);
  expect(screen.queryByRole("button", { name: /without/ })).toBeNull();
});

test("reports that the previous version is live only when it is", async () => {
  const releases = [
    { name: "2", by: "Sunita", at: "2026-11-24T03:13:00Z" },
    { name: "1", by: "Sunita", at: "2026-11-24T03:05:00Z" },
  ];
  const before = publishingWith({ live: { name: "2", since: "2026-11-24T03:13:00Z", isSeen: true }, releases });
  let follow: (now: Publishing) => void = () => undefined;
  function Following() {
    const [now, setNow] = useState(before);
    follow = setNow;
    return <PublishScreen publishing={now} />;
  }
  const { sent } = renderDesk(<Following />, { answers: { "/api/back": {} } });
  press("Go back to the previous version");
  const dialog = screen.getByRole("alertdialog");
  expect(dialog.textContent?.replaceAll("\u00a0", " ")).toContain("went live at 24 November, 8:35 am");
  fireEvent.click(within(dialog).getByRole("button", { name: "Go back" }));
  await waitFor(() => expect(sent).toEqual([{ url: "/api/back", body: { name: "1", choices: {} } }]));
  const at = "2026-11-25T03:20:00Z";
  const running = {
    step: "deploy" as const,
    since: at,
    began: at,
    by: "Sunita",
    canStop: false,
    isRollback: true as const,
    changes: [],
    next: [],
  };
  act(() => follow({ ...before, running }));
  expect(screen.getByText(/^Going back to an earlier version/)).toBeTruthy();
  expect(screen.queryByText("The previous version is live again")).toBeNull();
  const other = { ...change, id: "2", message: { en: "Fees", hi: "फ़ीस" } };
  const unpublished = [other, change];
  act(() => follow({ ...before, live: { name: "1", since: at, isSeen: true }, unpublished, mistaken: [change] }));
  const warning = await screen.findByRole("alert");
  expect(warning.textContent).toContain("The previous version is live again");
  // Once each, and the warning first.
  const links = screen.getAllByRole("link", { name: /Notices|Fees/ }).map(({ textContent }) => textContent);
  expect(links).toEqual(["Notices", "Fees"]);
});

test("shows during a publish which changes go live, and publishes the others afterwards", async () => {
  const named = (id: string, en: string) => ({ ...change, id, message: { en, hi: en } });
  const running = { step: "build" as const, since: change.at, began: change.at, by: "Sunita", canStop: true };
  const [leave, number] = [named("1", "Leave"), named("2", "Emergency number")];
  const before = publishingWith({ live, running: { ...running, changes: [leave], next: [] }, unpublished: [number] });
  const { sent, unmount } = renderDesk(<PublishScreen publishing={before} />, { answers: { "/api/publish": {} } });
  const under = (heading: string) => screen.getByRole("heading", { name: heading }).nextElementSibling?.textContent;
  expect(under("Goes live now")).toContain("Leave");
  expect(screen.getByText("Emergency number").closest("section")?.textContent).toContain(
    "These aren’t part of the version that goes live now.",
  );
  press("Publish these afterwards");
  await waitFor(() => expect(sent).toEqual([{ url: "/api/publish", body: { choices: {} } }]));
  unmount();
  renderDesk(
    <PublishScreen publishing={publishingWith({ live, running: { ...running, changes: [leave], next: [number] } })} />,
  );
  expect(under("Goes live right afterwards")).toContain("Emergency number");
  expect(screen.queryByRole("button", { name: "Publish these afterwards" })).toBeNull();
});

test("offers to stop a publish to people who may publish, and to the person who has started it", () => {
  const running = { step: "build" as const, since: change.at, began: change.at, canStop: true, changes: [], next: [] };
  const offersStop = (by: string, mayPublish: boolean) => {
    const publishing = publishingWith({ live, running: { ...running, by } });
    renderDesk(<PublishScreen publishing={publishing} />, { session: { mayPublish } });
    return screen.queryByRole("button", { name: "Stop" }) !== null;
  };
  expect(offersStop("Imran", true)).toBe(true);
  expect(offersStop("Sunita", false)).toBe(true);
  expect(offersStop("Imran", false)).toBe(false);
});

test("lists the secret links that work, the newest first, and withdraws one after a confirmation", async () => {
  const link = { by: "Imran", until: "2026-12-02" };
  const links = [
    { ...link, id: "a", kind: "review", path: "departments/cardiology.yaml", name: { en: "Cardiology" } },
    { ...link, id: "b", kind: "preview" },
  ];
  const { sent } = renderDesk(<PublishScreen publishing={publishingWith({ live })} />, {
    answers: { "/api/links": links, "/api/links/withdraw": {} },
  });
  const section = (await screen.findByRole("heading", { name: "Links without a password" })).closest("section");
  const rows = within(section as HTMLElement).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Preview of the websiteImran · until 2 Dec 2026/),
    expect.stringMatching(/^Review by a clinician: Cardiology/),
  ]);
  fireEvent.click(within(rows[1] as HTMLElement).getByRole("button"));
  const dialog = within(screen.getByRole("alertdialog", { name: "Review by a clinician: Cardiology" }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Withdraw the link" }));
  await waitFor(() => expect(sent).toEqual([{ url: "/api/links/withdraw", body: { id: "a" } }]));
});

test("warns after a rollback only about changes that weren't undone", () => {
  const named = (id: string, en: string) => ({ ...change, id, message: { en, hi: en } });
  const mistaken = [named("2", "Fees"), named("1", "Notices")];
  const show = (...undoing: Publishing["unpublished"]) =>
    renderDesk(
      <PublishScreen publishing={publishingWith({ live, mistaken, unpublished: [...undoing, ...mistaken] })} />,
    );
  const { unmount } = show({ ...named("3", "Undo fees"), undoes: "2" });
  const links = within(screen.getByRole("alert")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Notices"]);
  expect(screen.getAllByRole("link", { name: "Fees" })).toHaveLength(1);
  expect(screen.getByText("Fees").closest("li")?.textContent).toContain("undone");
  unmount();
  show({ ...named("3", "Undo fees"), undoes: "2" }, { ...named("4", "Undo notices"), undoes: "1" });
  expect(screen.queryByRole("alert")).toBeNull();
});
