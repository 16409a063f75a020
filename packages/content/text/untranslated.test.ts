import { expect, test } from "vitest";
import { markLanguage, untranslated, withoutMarks, wordsOf } from "./untranslated";

const text = untranslated("Fish & chips");

test("removes the marks of a fallback text", () => {
  expect(text).not.toBe("Fish & chips");
  expect(withoutMarks(`a ${text}.`)).toBe("a Fish & chips.");
});

test("a fallback text in the page is marked with its language", () => {
  expect(markLanguage(`<p class="a>b">पहले ${text}</p>`)).toBe(
    '<p class="a>b">पहले <span lang="en">Fish & chips</span></p>',
  );
});

test("each word of a fallback text can be in a separate element", () => {
  const words = wordsOf(`घर, ${text} और ${untranslated("tea")}`).map((word) => `<b>${word}</b>`);
  const english = (word: string) => `<b><span lang="en">${word}</span></b>`;
  expect(markLanguage(words.join(" "))).toBe(
    `<b>घर,</b> ${english("Fish")} ${english("&")} ${english("chips")} <b>और</b> ${english("tea")}`,
  );
});

test("sets the direction of a fallback text in a right-to-left page", () => {
  const page = (content: string) => `<!DOCTYPE html><html lang="ur" dir="rtl"><p>${content}</p></html>`;
  expect(markLanguage(page(text))).toBe(page('<span lang="en" dir="ltr">Fish & chips</span>'));
});

test("isolates codes, prices and numbers in a right-to-left page, once, and not in islands", () => {
  const page = (content: string) => `<!DOCTYPE html><html lang="ur" dir="rtl"><p>${content}</p></html>`;
  const apart = (code: string) => `<bdi dir="ltr">${code}</bdi>`;
  expect(markLanguage(page("کمرہ 12-B، مکان 12-2-823, 500028 &#x27;&amp; ₹500 فون +91 40 2345 6789"))).toBe(
    page(
      `کمرہ ${apart("12-B")}، مکان ${apart("12-2-823")}, 500028 &#x27;&amp; ${apart("₹500")} فون ${apart("+91 40 2345 6789")}`,
    ),
  );
  const unchanged = page('<bdi>+91 40</bdi><lazy-island><b>12-B</b></lazy-island><a title="12-B">صبح 9 سے 10 بجے</a>');
  expect(markLanguage(unchanged)).toBe(unchanged);
  const leftToRight = '<html lang="en"><p>12-B</p></html>';
  expect(markLanguage(leftToRight)).toBe(leftToRight);
});

test("a picture with a fallback description is marked with its language", () => {
  expect(markLanguage(`<img alt="${text}">`)).toBe('<img lang="en" alt="Fish & chips">');
});

test("an option with a fallback label is marked with its language, also inside an island", () => {
  const page = (lang: string, label: string) =>
    `<option${lang} value="a">${label}</option><lazy-island><option${lang}>${label}</option></lazy-island>`;
  expect(markLanguage(page("", text))).toBe(page(' lang="en"', "Fish & chips"));
});

test("removes the marks where an element isn't possible", () => {
  const page = (content: string) =>
    `<title>${content}</title><a aria-label="${content}">x</a><script>"${content}"</script><option>a ${content}</option>`;
  expect(markLanguage(page(text))).toBe(page("Fish & chips"));
});

test("only removes the marks inside an island, and marks texts again after it", () => {
  const page = `<lazy-island props="${text}"><p>${text}</p></lazy-island><p>${text}</p>`;
  expect(markLanguage(page)).toBe(
    '<lazy-island props="Fish & chips"><p>Fish & chips</p></lazy-island><p><span lang="en">Fish & chips</span></p>',
  );
});
