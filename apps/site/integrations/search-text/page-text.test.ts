import { expect, test } from "vitest";
import { pageText } from "./page-text";

test("returns headings and texts of the main element without duplicates", () => {
  const html = `<header>Menu</header><main id="main"><nav>Home</nav><h1>Lab &amp; <b>tests</b></h1>
    <p>Blood <strong>sugar</strong>,
    fasting</p><ul><li>One</li><li>One</li></ul><script>no()</script><form>Search</form></main><footer>End</footer>`;
  expect(pageText(html)).toEqual({ headings: ["Lab & tests"], texts: ["Blood sugar, fasting", "One"] });
});

test("separates a part with a class from the text before it, but not a word in another language", () => {
  const html =
    '<main><p>Cataract surgery<span class="remark">without the lens</span></p><p><span lang="en">CT</span>ની</p></main>';
  expect(pageText(html).texts).toEqual(["Cataract surgery without the lens", "CTની"]);
});

test("returns nothing for a page without a main element", () => {
  expect(pageText("<p>Text</p>")).toEqual({ headings: [], texts: [] });
});
