import { ChevronDown } from "@hospital/theme/icons/line-icons";
import type { ComponentProps } from "react";

/** The browser's select box, with the arrow of the other fields. */
export function Select(select: ComponentProps<"select">) {
  return (
    <span className="reference">
      <select className="field__input" {...select} />
      <ChevronDown className="reference__arrow" aria-hidden="true" width="20" height="20" />
    </span>
  );
}
