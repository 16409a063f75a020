import "react";

declare module "react" {
  // React's types don't include these attributes yet:
  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
