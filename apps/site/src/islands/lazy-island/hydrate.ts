import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates all islands with this name, whose HTML was rendered from `Island`. */
export function hydrate<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`.lazy-island[data-name="${name}"]`)) {
    hydrateRoot(element, createElement(Island, JSON.parse(element.dataset.props ?? "")));
    delete element.dataset.loading;
    element.dataset.ready = "";
  }
}
