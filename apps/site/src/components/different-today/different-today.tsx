import "./different-today.css";

export interface DifferentTodayProps {
  /** The coming days with exceptions, and the text for each. Days with the same text share a line. */
  differences: { day: string; text: string }[];
  label: string;
  /** Across the page, instead of inside a section. */
  isAcross?: boolean;
}

/** The exceptions of today's OPD, if any. The script in different-today.early.ts shows the line. */
export function DifferentToday({ differences, label, isAcross = false }: DifferentTodayProps) {
  const lines = Map.groupBy(differences, ({ text }) => text);
  return (
    <>
      {[...lines].map(([text, same]) => (
        <p
          key={text}
          className="different-today__line"
          data-on={same.map(({ day }) => day).join(" ")}
          data-across={isAcross || undefined}
          hidden
        >
          <strong>{`${label}: `}</strong>
          {text}
        </p>
      ))}
    </>
  );
}
