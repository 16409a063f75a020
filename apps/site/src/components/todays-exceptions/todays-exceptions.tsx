import "./todays-exceptions.css";

interface TodaysExceptionsProps {
  /** The coming days with exceptions, and the text for each. Days with the same text share a line. */
  differences: { day: string; text: string }[];
  label: string;
  /** Across the page, instead of inside a section. */
  isAcross?: boolean;
}

/** The exceptions of today's OPD, if any. The script in todays-exceptions.early.ts shows the line. */
export function TodaysExceptions({ differences, label, isAcross = false }: TodaysExceptionsProps) {
  const lines = Map.groupBy(differences, ({ text }) => text);
  return (
    <>
      {[...lines].map(([text, group]) => (
        <p
          key={text}
          className="todays-exceptions__line"
          data-on={group.map(({ day }) => day).join(" ")}
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
