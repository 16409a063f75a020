import { OpeningPart, type OpeningPartProps } from "../opening-part/opening-part";

export interface OpeningLineProps {
  /** The usual hours, and the coming days with other hours. */
  parts: OpeningPartProps["texts"][];
}

/** Opening hours on one line. coming-changes.early.ts hides past days. */
export function OpeningLine({ parts }: OpeningLineProps) {
  return parts.map((texts, index) => (
    <span key={texts.map(({ text }) => text).join("")} data-until={texts.at(-1)?.until}>
      {index > 0 && " · "}
      <OpeningPart texts={texts} />
    </span>
  ));
}
