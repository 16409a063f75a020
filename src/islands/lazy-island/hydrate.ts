import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** React takes over the HTML of the page's islands `name`, which `Island` has drawn. */
export function hydrate<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`.lazy-island[data-name="${name}"]`))
    hydrateRoot(element, createElement(Island, JSON.parse(element.dataset.props ?? "")));
}
