import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Session } from "../../api.ts";
import { nothingPublished, Refusing, renderDesk } from "../../tests/support/render-desk.tsx";
import { post } from "../requests.ts";
import { Frame } from "./frame.tsx";
import { LogInAgain } from "./log-in-again.tsx";
import { LogInForm } from "./log-in-form.tsx";

// React has pending work after the last test, which must end before the window closes.

const loggedIn: Partial<Session> = { login: "in", person: { name: "Sunita" } };
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const logIn = (name: string) => {
  write("Your name", name);
  write("Password", "पासवर्ड: 1");
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
};

test("sends name and password in any script, and shows an error in the form", async () => {
  let header = "";
  const done = vi.fn();
  const answers = { "/api/log-in": {} };
  renderDesk(<LogInForm onDone={done} />, { answers });
  const plain = fetch;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    header = (init.headers as Record<string, string>).Authorization ?? "";
    return plain(url, init);
  });
  logIn("Sunita ");
  await waitFor(() => expect(done).toHaveBeenCalledWith("Sunita"));
  expect(Buffer.from(header.replace("Basic ", ""), "base64").toString()).toBe("Sunita:पासवर्ड: 1");
  renderDesk(<LogInForm onDone={done} />, { answers: { "/api/log-in": new Refusing({ refused: ["Wrong."] }, 401) } });
  logIn("Sunita");
  expect((await screen.findByRole("alert")).textContent).toBe("Wrong.");
  expect(done).toHaveBeenCalledTimes(1);
});

test("asks for the password in a dialog when the session has ended, and keeps the typed text", async () => {
  const answers = { "/api/save": new Refusing({ refused: ["Log in to continue."] }, 401), "/api/log-in": {} };
  const screenBehind = (
    <>
      <input aria-label="Text" defaultValue="" />
      <LogInAgain />
    </>
  );
  renderDesk(screenBehind, { answers, session: loggedIn });
  write("Text", "Typed");
  await act(() => post("/api/save").catch(() => undefined));
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
  logIn("Sunita");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect((screen.getByLabelText("Text") as HTMLInputElement).value).toBe("Typed");
});

test("a logged-in person can log out, and sees a message when that fails", async () => {
  const frame = <Frame publishing={nothingPublished}>Screen</Frame>;
  const answers = { "/api/log-out": new Refusing({ refused: ["No."] }) };
  const { sent } = renderDesk(frame, { answers, session: loggedIn });
  fireEvent.click(screen.getByRole("button", { name: "Sunita Log out" }));
  expect((await screen.findByRole("alert")).textContent).toContain("still logged in");
  expect(sent).toMatchObject([{ url: "/api/log-out" }]);
  renderDesk(frame, { session: { person: { name: "Sunita" } } });
  expect(screen.queryByRole("button", { name: /Log out/ })).toBeNull();
});
