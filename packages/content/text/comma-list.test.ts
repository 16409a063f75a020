import { expect, test } from "vitest";
import { weekdaySpans } from "./calendar.ts";
import { commaList } from "./comma-list.ts";
import { listed } from "./fill.ts";
import { uniqueNumbers } from "./phone-number.ts";

test("separates a list with the comma of its script", () => {
  expect(commaList(["12 Test Street", undefined, "Test Nagar"], "te")).toBe("12 Test Street, Test Nagar");
  expect(commaList(["12 ٹیسٹ اسٹریٹ", "ٹیسٹ نگر"], "ur")).toBe("12 ٹیسٹ اسٹریٹ، ٹیسٹ نگر");
  expect(weekdaySpans(["mon", "wed"], "ur")).toBe("پیر، بدھ");
  expect(listed(["پہلے", "دوسرے", "تیسرے"], "اور", "ur")).toBe("پہلے، دوسرے اور تیسرے");
  const [phone] = uniqueNumbers(
    ["بکنگ", "ریسپشن"].map((label) => ({ label, number: "+91 40 00000041" })),
    "ur",
  );
  expect(phone?.label).toBe("بکنگ، ریسپشن");
});
