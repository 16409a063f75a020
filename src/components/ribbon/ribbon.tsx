import "./ribbon.css";

export interface RibbonProps {
  text: string;
}

/** Quiet, above everything: what one must know of the whole page. The service worker puts one into a saved copy. */
export function Ribbon({ text }: RibbonProps) {
  return <p className="ribbon">{text}</p>;
}
