import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { RecordSummary, Upload } from "../api.ts";
import { AllScreen } from "../app/screens/all.tsx";
import { ReviewScreen } from "../app/screens/review.tsx";
import { ClosedDay } from "../app/today/closed-day.tsx";
import { Refusing, renderDesk } from "../tests/support/render-desk.tsx";
import { AddPhotos } from "./add-photos.tsx";

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

const gallery: RecordSummary = { path: "gallery/photos.yaml", collection: "gallery", name: { en: "Photos" } };
const photos = { "/api/records": [gallery], "/api/record": { ...gallery, version: "1", value: { photos: [] } } };
let count = 0;
const upload = (): Upload => ({ id: `upload:${++count}`, url: `/uploads/${count}.webp`, width: 9, height: 9 });
const choose = () =>
  fireEvent.change(document.querySelector("input[type=file]") as Element, {
    target: { files: [new File(["x"], "IMG_1.JPG")] },
  });
const caption = () => screen.findByLabelText<HTMLInputElement>(/^What it shows · English/);
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

test("restores unsaved photos and captions after a reload, and lists them as unsaved", async () => {
  const answers = { ...photos, "/api/uploads": upload };
  renderDesk(<AddPhotos />, { answers });
  choose();
  type(await caption(), "The new lift");
  renderDesk(<AddPhotos />, { answers });
  expect((await caption()).value).toBe("The new lift");
  renderDesk(<AllScreen />, { answers, path: "/all" });
  expect((await screen.findByRole("link", { name: "Several photos at once" })).getAttribute("href")).toBe("/photos");
});

test("keeps a photo whose upload ends after a person has left the screen", async () => {
  const { promise, resolve } = Promise.withResolvers<Upload>();
  const answers = { ...photos, "/api/uploads": () => promise };
  const { unmount } = renderDesk(<AddPhotos />, { answers });
  choose();
  unmount();
  resolve(upload());
  await waitFor(() => expect(localStorage.length).toBe(1));
  renderDesk(<AddPhotos />, { answers });
  expect(await caption()).toBeTruthy();
});

test("keeps captions after a refused save, and a photo that is added during a save", async () => {
  const answers = { ...photos, "/api/uploads": upload, "/api/save": new Refusing({ refused: ["The disk is full."] }) };
  renderDesk(<AddPhotos />, { answers });
  choose();
  type(await caption(), "The new lift");
  expect(screen.getByLabelText("Where to add them")).toHaveProperty("value", gallery.path);
  fireEvent.click(screen.getByRole("button", { name: "Save all 1" }));
  await screen.findByText("The disk is full.");
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { sent } = renderDesk(<AddPhotos />, { answers: { ...answers, "/api/save": () => promise } });
  expect((await caption()).value).toBe("The new lift");
  fireEvent.click(screen.getByRole("button", { name: "Save all 1" }));
  await waitFor(() => expect(sent.at(-1)?.url).toBe("/api/save"));
  choose();
  await waitFor(() => expect(screen.getAllByLabelText(/^What it shows · English/)).toHaveLength(2));
  resolve({ records: [], staleFacts: 0 });
  await screen.findByText("Saved: 1.");
  // The save button is far below.
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Saved: 1."));
  expect((await caption()).value).toBe("");
});

test("restores the unsaved reason for closing the hospital, on its day only", async () => {
  const day = { day: "2026-11-25", sessions: [] };
  const show = (closedDay = day) => renderDesk(<ClosedDay day={closedDay} isBusy={false} act={() => undefined} />);
  const open = async () => {
    fireEvent.click(screen.getByRole("button"));
    return screen.findByLabelText<HTMLInputElement>(/English/);
  };
  show();
  type(await open(), "Strike");
  show();
  expect((await open()).value).toBe("Strike");
  show({ ...day, day: "2026-11-26" });
  expect((await open()).value).toBe("");
});

test("restores a clinician's unsaved name for the same link only, and deletes it after the signature", async () => {
  const review = { name: { en: "Cardiology" }, hospital: {}, value: {}, changes: [], version: "1" };
  const show = (secret: string) =>
    renderDesk(<ReviewScreen secret={secret} />, {
      answers: { [`/api/review/${secret}`]: (body: unknown) => (body ? {} : review) },
    });
  const name = () => screen.findByLabelText<HTMLInputElement>("Your name and degree");
  show("first-secret");
  type(await name(), "Dr A. Mehta, DM");
  show("second-secret");
  expect((await name()).value).toBe("");
  show("first-secret");
  expect((await name()).value).toBe("Dr A. Mehta, DM");
  fireEvent.click(screen.getByRole("button", { name: "I have read this, and it is right" }));
  await screen.findByText(/^Thank you/);
  expect(localStorage.length).toBe(0);
});
