import { expect, test } from "vitest";
import { usedStyles } from "./unused-styles.ts";

const page = '<ul class="list" data-look="wide"><li class="list__row">One</li></ul>';

test("a style that the page uses stays as it is", () => {
  const css =
    '@layer base{:root{--a:1px}a:hover{gap:var(--a)}}.list{color:red;&[data-look=wide]{gap:1px;}.list__row &{gap:2px}}.list__row:after{content:"};{"}';
  expect(usedStyles(css, page, "")).toBe(css);
});

test("a component, a look and a property that the page has not go", () => {
  const css =
    ":root{--a:1px;--b:2px}.list{gap:var(--b);&[data-look=tile]{gap:0}@media print{.card &{gap:0}}}.card,.list__row{gap:1px}.card{gap:0}";
  expect(usedStyles(css, page, "")).toBe(":root{--b:2px}.list{gap:var(--b);}.list__row{gap:1px}");
});

test("what a script may add stays", () => {
  const css = ".card__name{gap:1px}.list{&[data-look=tile]{gap:0}}:root{--b:2px}";
  expect(usedStyles(css, page, 'a.className="card";a.dataset.look="tile";b("--b")')).toBe(css);
});

test("what a selector excludes, or has as one of several, need not be there", () => {
  const css = ".list:not(.card){gap:1px}:is(.card,.list){gap:2px}.list:has(>:is(.card,.list__row)){gap:3px}";
  expect(usedStyles(css, page, "")).toBe(css);
});
