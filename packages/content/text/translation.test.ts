import { expect, test } from "vitest";
import { recordShapes } from "../collections.ts";
import { inLanguage } from "./translation.ts";

test("keeps the mark of an outdated review, which the schema lacks", () => {
  const review = { en: { by: "Dr Asha Rao", on: "2026-01-02", next: "2027-01-02", isOutdated: true } };
  const record = { title: { en: "Heart", hi: "दिल" }, review };
  expect(inLanguage(recordShapes.departments, record, "hi")).toEqual({ title: "दिल", review });
});
