/** Data about the coming days from the page, for the scripts that show hours. */

/** The page's `ComingChanges`. */
export const changesBoxes = [...document.querySelectorAll<HTMLElement>(".coming-changes")];

/** The last day for which the page has exceptions. */
export const lastKnown = changesBoxes[0]?.dataset.last ?? "";
