import "./sample-ribbon.css";

export interface SampleRibbonProps {
  text: string;
}

/** Quiet, above everything, while sample content is left. */
export function SampleRibbon({ text }: SampleRibbonProps) {
  return <p className="sample-ribbon">{text}</p>;
}
