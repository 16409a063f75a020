import { expect, test } from "vitest";
import { nameIn } from "./insurer-names.ts";

test("an insurer is named in the page's script, if one of its names is in it", () => {
  const insurer = {
    name: "Asha General Insurance",
    aliases: ["AGI"],
    devanagari: ["आशा जनरल इंश्योरेंस"],
    alsoTyped: ["aasha", "ఆశా జనరల్ ఇన్సూరెన్స్", "ఆశ బీమా"],
  };
  expect((["en", "hi", "mr", "te", "ta"] as const).map((locale) => nameIn(locale, insurer))).toEqual([
    "Asha General Insurance",
    "आशा जनरल इंश्योरेंस",
    "आशा जनरल इंश्योरेंस",
    "ఆశా జనరల్ ఇన్సూరెన్స్",
    "Asha General Insurance",
  ]);
});
