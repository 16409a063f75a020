import "./danger-place.css";

/** The live region under a search field, where the red box shows when the query speaks of danger. */
export function DangerPlace() {
  return (
    <div
      className="danger-place"
      role="alert"
      // The box may be there before React is: with this React leaves what it finds.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
