import "./todays-exceptions.css";

/** Exceptions of the OPD, on one line, for the time from one moment to another. */
export interface TodaysLine {
  from: string;
  until: string;
  text: string;
}

interface TodaysExceptionsProps {
  /** Those with the same text share a line. */
  lines: TodaysLine[];
  label: string;
  /** Across the page, instead of inside a section. */
  isAcross?: boolean;
}

/** The exceptions of today's OPD that aren't over, if any. The script in todays-exceptions.early.ts shows the line. */
export function TodaysExceptions({ lines, label, isAcross = false }: TodaysExceptionsProps) {
  return (
    <>
      {[...Map.groupBy(lines, ({ text }) => text)].map(([text, group]) => (
        <p
          key={text}
          className="todays-exceptions__line"
          data-on={spansOf(group).join(" ")}
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

/** The times of the lines, "from/until"; days that follow each other are one. */
function spansOf(lines: TodaysLine[]): string[] {
  const isBegun = (moment: string) => lines.some(({ until }) => until === moment);
  const isContinued = (moment: string) => lines.some(({ from }) => from === moment);
  const ends = lines.flatMap(({ until }) => (isContinued(until) ? [] : until));
  return lines.flatMap(({ from }) => (isBegun(from) ? [] : from)).map((from, index) => `${from}/${ends[index]}`);
}
