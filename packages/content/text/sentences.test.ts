import { expect, test } from "vitest";
import { sentences } from "./sentences.ts";

test("puts the full stop of the language between parts", () => {
  expect(sentences(["Per day", "medicines extra"], "en")).toBe("Per day. medicines extra");
  expect(sentences(["सुबह 8 से रात 8 बजे", "बहुत ज़रूरी जाँच किसी भी समय।"], "hi")).toBe(
    "सुबह 8 से रात 8 बजे। बहुत ज़रूरी जाँच किसी भी समय।",
  );
  expect(sentences(["ہر روز", "دوائیں الگ"], "ur")).toBe("ہر روز۔ دوائیں الگ");
});

test("leaves out absent parts and adds no second full stop", () => {
  expect(sentences([undefined, "Every day.", "", "At any hour."], "en")).toBe("Every day. At any hour.");
  expect(sentences([], "en")).toBe("");
});
