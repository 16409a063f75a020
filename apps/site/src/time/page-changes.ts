/** What the page knows of the coming days, for the scripts that show hours. */

/** `ComingChanges` of the page. */
export const changesBoxes = [...document.querySelectorAll<HTMLElement>(".coming-changes")];

/** The last day whose exceptions are known. */
export const lastKnown = changesBoxes[0]?.dataset.last ?? "";
