import "./danger-region.css";

/** The live region below a search field, where the warning box appears when the query contains an emergency phrase. */
export function DangerRegion() {
  return (
    <div
      className="danger-region"
      role="alert"
      // A script may fill the region before React hydrates. This makes React leave its content alone.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
