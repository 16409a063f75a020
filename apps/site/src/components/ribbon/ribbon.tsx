import "./ribbon.css";

interface RibbonProps {
  text: string;
}

/** An unobtrusive note about the whole page. The service worker adds one to a saved copy. */
export function Ribbon({ text }: RibbonProps) {
  return <p className="ribbon">{text}</p>;
}
