import { createMatcher } from "@hospital/search/matcher";
import { describe, expect, test } from "vitest";
import { fillers } from "./filler-words.ts";

const names = {
  children: ["बालरोग", "കുട്ടികൾ", "పిల్లల వైద్యం", "குழந்தைகள் நலம்", "শিশু বিভাগ", "بچوں کا علاج"],
  maternity: ["प्रसूती", "പ്രസവം", "ప్రసూతి", "மகப்பேறு", "প্রসূতি বিভাগ", "زچگی"],
};
const entries = Object.entries(names).map(([id, texts]) => ({
  ids: [id],
  phrases: texts.map((text) => ({ text, weight: 1 })),
}));

describe.each([
  ["डॉक्टर पाहिजे", "बालरोग डॉक्टर पाहिजे"],
  ["ഡോക്ടർ വേണം", "കുട്ടികളുടെ ഡോക്ടർ എവിടെ"],
  ["డాక్టర్ కావాలి", "పిల్లల డాక్టర్ కావాలి"],
  ["டாக்டர் வேண்டும்", "குழந்தைகள் டாக்டர் வேணும்"],
  ["ডাক্তার লাগবে", "শিশু ডাক্তার কোথায়"],
  ["ڈاکٹر چاہیے", "بچوں کے ڈاکٹر چاہیے"],
  ["doctor venum", "குழந்தைகள் doctor venum"],
])("the fillers of %s", (plain, question) => {
  test("leave nothing to look for in a finder", () => {
    expect(createMatcher(entries, "finder", fillers)(plain)).toBeUndefined();
  });

  test("don't hide the other words", () => {
    for (const use of ["finder", "search"] as const) {
      const [first] = createMatcher(entries, use, fillers)(question) ?? [];
      expect(first?.id).toBe("children");
    }
  });
});

test("a query with fillers matches as a whole, and is a partial match without them", () => {
  const question = "పిల్లల డాక్టర్ కావాలి";
  expect(createMatcher(entries, "finder", fillers)(question)?.[0]?.isWhole).toBe(true);
  expect(createMatcher(entries, "finder")(question)?.[0]?.isWhole).toBe(false);
});
