import { expect, test } from "vitest";
import { pageText } from "./page-text";

test("a page's main part is its headings and its texts, each once, as they are read", () => {
  const html = `<header>Menu</header><main id="main"><nav>Home</nav><h1>Lab &amp; <b>tests</b></h1>
    <p>Blood <strong>sugar</strong>,
    fasting</p><ul><li>One</li><li>One</li></ul><script>no()</script><form>Search</form></main><footer>End</footer>`;
  expect(pageText(html)).toEqual({ headings: ["Lab & tests"], texts: ["Blood sugar, fasting", "One"] });
});

test("a page without a main part says nothing", () => {
  expect(pageText("<p>Text</p>")).toEqual({ headings: [], texts: [] });
});
