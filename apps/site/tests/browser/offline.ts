import type { Page } from "@playwright/test";

export const precachedRoutes = [
  "/",
  "/contact",
  "/numbers",
  "/directions",
  "/ambulance-service",
  "/emergency-care",
  "/search",
  "/find-care",
  "/visiting",
  "/offline",
];

export const savedLine = (page: Page) => page.getByRole("status").filter({ hasText: "Saved copy" });
export const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a page and waits until the worker has precached. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await workerIsActive(page);
  return response;
}

export async function workerIsActive(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}
