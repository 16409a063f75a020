import { rowsAt } from "@hospital/content/record/values";
import type { LocalizedText } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { nameOf, readRecord } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import type { Repository } from "../store/repository.ts";
import type { DrawnNotice } from "./draw-notice.ts";
import type { Routes } from "./request.ts";

/** A notice as a picture, to send or to print. */
export function noticeRoutes(app: Routes, repository: Repository): void {
  app.get("/api/notices/:file{.+\\.png}", async (context) => {
    const id = context.req.param("file").replace(/\.png$/, "");
    const [notices, hospital] = await Promise.all(
      ["notices.yaml", "hospital.yaml"].map((path) => readRecord(repository, path)),
    );
    const notice = rowsAt(notices?.value, "notices").find((row) => row.id === id);
    if (!notice || !hospital) throw new Refusal(refusalMessage("noticeGone"));
    // Imported on demand, because it reads fonts.
    const { drawNotice } = await import("./draw-notice.ts");
    const { phones } = hospital.value as { phones?: Record<string, string> };
    const drawn = {
      hospital: nameOf("hospital.yaml", hospital.value),
      text: notice.text as LocalizedText,
      about: notice.about as DrawnNotice["about"],
      until: String(notice.until),
      phone: phones?.reception ?? phones?.emergency ?? "",
    };
    const bytes = await drawNotice(repository.root, drawn);
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/png" });
  });
}
