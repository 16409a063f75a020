export interface OpeningPartProps {
  /** Usual hours; or other hours with their days, each with the last day that it is about. */
  texts: { text: string; until?: string }[];
}

/** A part of the opening hours. Its parent is hidden after the last day, and each earlier day on its own. */
export function OpeningPart({ texts }: OpeningPartProps) {
  const last = texts.at(-1)?.until;
  return texts.map(({ text, until }) =>
    until === last ? (
      text
    ) : (
      <span key={until} data-until={until}>
        {text}
      </span>
    ),
  );
}
