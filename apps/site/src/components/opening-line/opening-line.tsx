export interface OpeningLineProps {
  /** The usual hours, and the coming days with other hours, each with its last day. */
  parts: { text: string; until?: string }[];
}

/** Opening hours on one line. coming-changes.early.ts hides past days. */
export function OpeningLine({ parts }: OpeningLineProps) {
  return parts.map(({ text, until }, index) => (
    <span key={text} data-until={until}>
      {index > 0 ? ` · ${text}` : text}
    </span>
  ));
}
