import "react";

declare module "react" {
  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor, which React's types don't know yet.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
