import { expect, test } from "vitest";
import { constantsOf, inlineConstants } from "./constant-properties.ts";

const inlined = (css: string, elsewhere: string[] = []) => inlineConstants(css, constantsOf([css], elsewhere));

test("a property that has one value becomes that value, and its definition goes", () => {
  expect(inlined(":root{--gap:1rem;--wide:calc(2*var(--gap))}.a{margin:var(--wide)}")).toBe(".a{margin:calc(2*1rem)}");
});

test("what is set anew anywhere stays a property", () => {
  const css = ":root{--text:#111}@media (prefers-color-scheme:dark){:root{--text:#eee}}.a{color:var(--text)}";
  expect(inlined(css)).toBe(css);
});

test("what another page's style sets anew stays a property here too", () => {
  const css = ":root{--text:#111}.a{color:var(--text)}";
  expect(inlineConstants(css, constantsOf([css, ":root{--text:#eee}"], []))).toBe(css);
});

test("what a file beside the pages uses keeps its definition", () => {
  const css = ":root{--gap:1rem;--wide:2rem}.a{margin:var(--gap) var(--wide)}";
  expect(inlined(css, [".b{gap:var(--gap)}"])).toBe(":root{--gap:1rem;}.a{margin:var(--gap) 2rem}");
});

test("a property of one component stays its own", () => {
  const css = ".a{--shift:2px;margin:var(--shift)}";
  expect(inlined(css)).toBe(css);
});
