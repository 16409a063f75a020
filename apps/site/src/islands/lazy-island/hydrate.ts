import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates the page's islands called `name`, whose HTML `Island` has rendered. */
export function hydrate<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`.lazy-island[data-name="${name}"]`))
    hydrateRoot(element, createElement(Island, JSON.parse(element.dataset.props ?? "")));
}
