import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardGrid } from "./card-grid";

test.each(["pairs", "portraits", "tiles"] as const)("the last of an odd number of %s has a phone's row", (columns) => {
  const loneCards = (count: number) => {
    document.body.innerHTML = renderToStaticMarkup(
      <CardGrid labelledBy="title" columns={columns}>
        {Array.from({ length: count }, (_, card) => String(card))}
      </CardGrid>,
    );
    return [...document.querySelectorAll('[data-row="own"]')].map(({ textContent }) => textContent);
  };
  expect(loneCards(2)).toEqual([]);
  expect(loneCards(3)).toEqual(["2"]);
});

test.each(["cards", "doctors", "tiles"] as const)("leaves no single card in the last row of up to 60 %s", (columns) => {
  for (let count = 2; count <= 60; count++) {
    const cards = Array.from({ length: count }, (_, card) => String(card));
    document.body.innerHTML = renderToStaticMarkup(
      <CardGrid labelledBy="title" columns={columns}>
        {cards}
      </CardGrid>,
    );
    const inRow = document.querySelector("ul")?.dataset.inRow;
    expect(count % Number(inRow), `${count} cards, ${inRow} in a row`).not.toBe(1);
  }
});
