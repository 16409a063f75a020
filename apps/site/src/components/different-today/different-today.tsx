import "./different-today.css";

export interface DifferentTodayProps {
  /** The coming days on which anything is different, and what, in one line. Days with the same line share it. */
  differences: { day: string; text: string }[];
  label: string;
  /** A band of the page of its own, not a line in a part of it. */
  isAcross?: boolean;
}

/** What is different in the OPD today, if anything; the script in different-today.early.ts shows the line. */
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
