import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedList } from "./marked-list";

test("a list shows the mark that its content names, and steps show numbers instead", () => {
  const list = { labelledBy: "signs", lines: ["A cold sweat"], mark: "danger" } as const;
  document.body.innerHTML = renderToStaticMarkup([
    <MarkedList key="signs" {...list} />,
    <MarkedList key="steps" {...list} ordered />,
  ]);
  expect(document.querySelector("ul")?.dataset.mark).toBe("danger");
  expect(document.querySelector("ol")?.dataset.mark).toBeUndefined();
});
