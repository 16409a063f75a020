import { pathLabel } from "@hospital/content/check/labels";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, expect, test } from "vitest";
import { Unreadable } from "../app/parts/unreadable.tsx";
import { hindiPlaces } from "../forms/hindi-labels.ts";
import { ReviewDialog } from "../forms/review-dialog.tsx";
import { renderDesk } from "./render-desk.tsx";

// React has work left after the last test, which must not outlive the window.
afterAll(cleanup);

const link = { path: "/review/secret", until: "2026-12-02" };

test("a review's link is offered for WhatsApp where the desk has an address of its own", () => {
  const url = "https://edit.hospital.example/review/secret";
  renderDesk(<ReviewDialog link={{ ...link, url }} name="Cardiology" onClose={() => undefined} />);
  expect(screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toContain(encodeURIComponent(url));
});

test.each([
  ["en", "Open the text to sign"],
  ["hi", "लेख खोलें"],
] as const)("a review on a desk of one computer is read there, and no link is sent (%s)", (language, label) => {
  renderDesk(<ReviewDialog link={link} name="Cardiology" onClose={() => undefined} />, { language });
  const links = screen.getAllByRole("link");
  expect(links.map((one) => [one.textContent, one.getAttribute("href")])).toEqual([[label, "/review/secret"]]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a file that can't be read is named with its line, its history, and a way back", async () => {
  const { sent } = renderDesk(<Unreadable />, {
    answers: {
      "/api/unreadable": [{ path: "hospital.yaml", line: 12, message: { en: "It cannot be read.", hi: "" } }],
      "/api/unreadable/restore": { refused: [] },
    },
  });
  expect(await screen.findByText("hospital.yaml, line 12")).toBeTruthy();
  expect(screen.getByRole("link", { name: "History" }).getAttribute("href")).toBe("/history?path=hospital.yaml");
  fireEvent.click(screen.getByRole("button", { name: "Bring back the last version" }));
  expect(sent).toEqual([{ url: "/api/unreadable/restore", body: { path: "hospital.yaml" } }]);
});

test("the part of a photo that shows is not called as the network X is", () => {
  expect(pathLabel(["focus", "x"])).toBe("Focus › From the left");
  expect(pathLabel(["social", "x"])).toBe("Social › X (Twitter)");
  expect(hindiPlaces()(pathLabel(["focus", "x"]))).toBe("चेहरा कहाँ है › बाएँ से");
  expect(hindiPlaces()(pathLabel(["social", "x"]))).toContain("X (Twitter)");
});

test("a step that is called as a part of every object has a name like others", () => {
  expect(pathLabel(["constructor", "toString"])).toBe("Constructor › To string");
});
