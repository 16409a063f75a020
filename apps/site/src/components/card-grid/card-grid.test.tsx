import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardGrid } from "./card-grid";

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
