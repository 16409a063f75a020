import { useDesk } from "../desk-context.ts";

/** Placeholder rows while a response is loading. */
export function Skeleton({ rows }: { rows: number }) {
  const { messages } = useDesk();
  return (
    <div className="skeleton" role="status" aria-busy="true" style={{ blockSize: `${rows * 4}rem` }}>
      <span className="visually-hidden">{messages.loading}</span>
    </div>
  );
}
