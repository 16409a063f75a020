import { labelOf } from "@hospital/content/messages/labels";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderDesk } from "../../tests/support/render-desk.tsx";
import { AllScreen } from "./all.tsx";

// React has pending work after the last test, which must end before the window closes.

test("lists daily collections first, then the others by audience, in alphabetical order", async () => {
  const record = (path: string, collection: string, name: string) => ({ path, collection, name: { en: name } });
  const records = [
    record("doctors/asha-rao.yaml", "doctors", "Dr Asha Rao"),
    record("pages/404.yaml", "fallbackPages", "Page not found"),
    record("pages/about.yaml", "about", "About Us"),
    record("hospital.yaml", "hospital", "Hospital"),
    record("tests.yaml", "tests", "Tests and scans"),
    record("pages/tests.yaml", "testsPage", "Tests and scans"),
  ];
  renderDesk(<AllScreen />, { answers: { "/api/records": records }, path: "/all" });
  await screen.findByRole("heading", { name: "For the front desk" });
  const [daily = [], frontDesk = [], developer = []] = screen.getAllByRole("list").map((list) =>
    within(list)
      .getAllByRole("link")
      .map(({ textContent }) => textContent?.trim() ?? ""),
  );
  expect(daily).toHaveLength(5);
  expect(daily[0]).toBe("Notices");
  expect(frontDesk).toEqual(frontDesk.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(frontDesk).toContain("About Us");
  expect(developer).toEqual(expect.arrayContaining(["Going live", "Page not found"]));
});

test.each(["en", "hi"] as const)(
  "gives each link its own name, also pages with the title of a list: %s",
  async (language) => {
    const pages = {
      disclosures: "disclosures",
      "dr-in-hospital": "doctors",
      gallery: "photos",
      "video-gallery": "videos",
      "viewall-specialities": "departments",
      tests: "tests",
    };
    const records = Object.entries(pages).map(([slug, list]) => ({
      path: `pages/${slug}.yaml`,
      collection: slug === "tests" ? "testsPage" : "listPages",
      name: { en: labelOf(list, "en"), hi: labelOf(list, "hi") },
    }));
    renderDesk(<AllScreen />, { answers: { "/api/records": records }, path: "/all", language });
    const names = (await screen.findAllByRole("link")).map(({ textContent }) =>
      textContent?.replace(/\d+$/, "").trim(),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
  },
);

test("reports a deleted record until it is restored", async () => {
  const path = "/all/doctors?deleted=Dr+Asha+Rao";
  renderDesk(<AllScreen collection="doctors" />, { path });
  expect(await screen.findByText(/Dr Asha Rao was deleted/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Undo in History" }).getAttribute("href")).toBe("/history");
  const record = { path: "doctors/asha-rao.yaml", collection: "doctors", name: { en: "Dr Asha Rao" } };
  renderDesk(<AllScreen collection="doctors" />, { path, answers: { "/api/records": [record] } });
  expect(await screen.findByRole("link", { name: "Dr Asha Rao" })).toBeTruthy();
  expect(screen.queryByText(/was deleted/)).toBeNull();
});

test("offers to try again when the server doesn't answer", async () => {
  let isGone = true;
  const record = { path: "doctors/asha-rao.yaml", collection: "doctors", name: { en: "Dr Asha Rao" } };
  const records = () => {
    if (isGone) throw new Error("No network");
    return [record];
  };
  renderDesk(<AllScreen collection="doctors" />, { answers: { "/api/records": records } });
  const retry = await screen.findByRole("button", { name: "Try again" });
  isGone = false;
  fireEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Dr Asha Rao" })).toBeTruthy();
});

test("doesn't search for spaces", async () => {
  renderDesk(<AllScreen />, { path: "/all?q=%20%20" });
  await screen.findByRole("heading", { name: "For the front desk" });
  expect(screen.queryByText(/^Found/)).toBeNull();
});
