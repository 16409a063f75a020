import "./ribbon.css";

export interface RibbonProps {
  text: string;
}

/** Quiet: what one must know of the whole page. The service worker puts one above a saved copy. */
export function Ribbon({ text }: RibbonProps) {
  return <p className="ribbon">{text}</p>;
}
