import { expect, type Page } from "@playwright/test";
import { test } from "./editor.ts";
import type { EditorPage } from "./editor-page.ts";

test.describe.configure({ timeout: 180_000 });

const doctor = "doctors/entries/asha-rao";

test("what was typed outlives a reload, a restarted editor and the back arrow, and is offered again", async ({
  editorPage,
  page,
}) => {
  await editorPage.open(doctor);
  await editorPage.type("degree", "MBBS, DNB");
  await kept(page);
  await editorPage.restart();
  await editorPage.saveButton.click();
  const refusal = editorPage.editor.getByRole("alertdialog").filter({ hasText: "what you typed is kept" });
  await expect(refusal).toBeVisible({ timeout: 30_000 });

  // Somebody else at the same computer is not offered it.
  await page.evaluate(() => localStorage.setItem("edit-person", "Imran"));
  await answering(page, "beforeunload", true, () => page.reload());
  await expect((await editorPage.field("degree")).locator("input")).toHaveValue("MBBS");
  await expect(editorPage.editor.getByRole("alertdialog")).toBeHidden();
  await page.evaluate(() => localStorage.removeItem("edit-person"));
  await page.reload();
  await putBack(editorPage);
  await expect((await editorPage.field("degree")).locator("input")).toHaveValue("MBBS, DNB");

  const back = page.getByRole("button", { name: "Cancel Editing" });
  await answering(page, "confirm", false, () => back.click());
  await expect((await editorPage.field("degree")).locator("input")).toHaveValue("MBBS, DNB");
  await answering(page, "confirm", true, () => back.click());
  await expect(editorPage.saveButton).toBeHidden();
  await editorPage.open(doctor);
  await putBack(editorPage);
  await editorPage.save();
  expect(await editorPage.changes()).toEqual(["doctors/asha-rao.yaml: degree: MBBS, DNB"]);
  await page.reload();
  await expect(editorPage.saveButton).toBeVisible({ timeout: 30_000 });
  await expect(editorPage.editor.getByRole("alertdialog")).toBeHidden();
});

test("two people in one record lose nothing: what is apart is put together, what clashes is shown", async ({
  editorPage,
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const colleague = editorPage.onAnother(other);
  await Promise.all([editorPage.open(doctor), colleague.open(doctor)]);
  await editorPage.type("degree", "MBBS, DNB");
  await colleague.type("speciality.en", "Heart specialist");
  await Promise.all([editorPage.save(), colleague.save()]);
  expect(await editorPage.changes()).toEqual([
    "doctors/asha-rao.yaml: degree: MBBS, DNB",
    expect.stringContaining("en: Heart specialist"),
  ]);

  // The colleague's form still shows the degree as it was.
  await colleague.type("degree", "MBBS, PhD");
  await colleague.saveButton.click();
  const told = other.getByRole("alertdialog").filter({ hasText: "it says “MBBS, DNB” now, and you wrote “MBBS, PhD”" });
  await expect(told).toBeVisible({ timeout: 30_000 });
  await told.getByRole("button").last().click();
  await expect((await colleague.field("degree")).locator("input")).toHaveValue("MBBS, PhD");
  await colleague.save();
  expect((await editorPage.changes())[0]).toBe("doctors/asha-rao.yaml: degree: MBBS, PhD");

  // A draft of yesterday does not undo what was saved since.
  await editorPage.type("name.hi", "डॉ. आशा");
  await kept(page);
  await answering(page, "beforeunload", true, () => page.reload());
  await putBack(editorPage);
  await editorPage.save();
  const changes = (await editorPage.changes()).join("\n");
  for (const text of ["MBBS, PhD", "Heart specialist", "डॉ. आशा"]) expect(changes).toContain(text);
  await other.close();
});

/** Until the browser has what was typed. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const request = indexedDB.open("content");
        await new Promise((resolve) => request.addEventListener("success", resolve));
        const database = request.result;
        const count = database.objectStoreNames.contains("draft-backups")
          ? database.transaction("draft-backups").objectStore("draft-backups").count()
          : undefined;
        if (count) await new Promise((resolve) => count.addEventListener("success", resolve));
        database.close();
        return count?.result ?? 0;
      }),
    )
    .toBe(1);
}

async function answering(page: Page, type: string, isYes: boolean, act: () => Promise<unknown>): Promise<void> {
  const asked = new Promise<string>((resolve) =>
    page.once("dialog", async (dialog) => {
      resolve(dialog.type());
      await (isYes ? dialog.accept() : dialog.dismiss());
    }),
  );
  await act();
  expect(await asked).toBe(type);
}

async function putBack(editorPage: EditorPage): Promise<void> {
  const offer = editorPage.editor.getByRole("alertdialog").filter({ hasText: "did not save it" });
  await expect(offer).toBeVisible({ timeout: 30_000 });
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(offer).toBeHidden();
}
