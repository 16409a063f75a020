import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { stringify } from "yaml";
import { buildApplication } from "../../server/application.ts";
import { type DeskServer, serveDesk } from "../../server/serve.ts";
import { PublishingHospital, templateWith } from "../support/publishing-hospital.ts";

const project = join(import.meta.dirname, "../../../..");

/** The front desk of a hospital with the sample's content and a live site. */
interface FrontDesk {
  hospital: PublishingHospital;
  url: string;
  /** Opens a page for a person who has entered the name. */
  open(page: Page, path?: string): Promise<void>;
}

interface Fixtures {
  person: string;
  /** A separate desk for the test. */
  desk: FrontDesk;
}

interface WorkerFixtures {
  application: string;
  /** A desk for all tests of a worker that change nothing. */
  sharedDesk: FrontDesk;
}

/** Each screen. */
export const screens = [
  "/",
  "/all",
  "/all/doctors",
  "/edit/doctors/kavita-jain.yaml",
  "/edit/exceptions.yaml?add=exceptions&for=doctor&change=closed&doctor=kavita-jain",
  "/edit/hospital.yaml",
  "/photos",
  "/sheets",
  "/history",
  "/publish",
  "/stale-facts",
  "/poster/metro",
];

/** One doctor has a session from midnight to midnight, so that tests have one at any time. */
const doctor = "doctors/asha-rao.yaml";

export const test = base.extend<Fixtures, WorkerFixtures>({
  person: ["Sunita", { option: true }],
  context: async ({ context, person }, use) => {
    await nameOnce(context, person);
    await use(context);
  },
  application: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first parameter so
    async ({}, use) => use(await buildApplication(project)),
    { scope: "worker" },
  ],
  sharedDesk: [async ({ application }, use) => withDesk(application, use), { scope: "worker" }],
  desk: async ({ application }, use) => withDesk(application, use),
});

async function withDesk(application: string, use: (desk: FrontDesk) => Promise<void>): Promise<void> {
  const hospital = new PublishingHospital(mkdtempSync(join(tmpdir(), "front desk ")));
  // In seconds: enough time for a busy computer.
  await hospital.open({ command: PublishingHospital.upload, liveWithin: 60 }, sample);
  const server = await serveDesk({ root: hospital.root, port: 0, application });
  await use({ hospital, url: server.url, open: (page, path = "/") => show(page, server, path) });
  await server.close();
  hospital.close();
}

const sample = templateWith((root) => {
  cpSync(join(project, "hospitals/sample/content"), join(root, "content"), { recursive: true });
  const file = join(root, "content", doctor);
  const always = { days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], from: "00:00", to: "23:59" };
  const record = readFileSync(file, "utf8").replace(/^opd:\n(?: .*\n)+/m, stringify({ opd: [always] }));
  writeFileSync(file, record);
  writeFileSync(join(root, "content/exceptions.yaml"), "exceptions: []\n");
  const notices = join(root, "content/notices.yaml");
  const notice = { id: "help", text: { en: "Help: +91 00000 00000" }, from: "2026-01-01", until: "2099-12-31" };
  writeFileSync(notices, stringify({ notices: [notice] }));
});

async function nameOnce(context: BrowserContext, person: string): Promise<void> {
  await context.addInitScript((name) => {
    if (name && localStorage.getItem("person") === null) localStorage.setItem("person", name);
  }, person);
}

async function show(page: Page, { url }: DeskServer, path: string): Promise<void> {
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
