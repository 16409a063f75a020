import { writer } from "@hospital/content/messages/writer";
import { changes } from "./en/changes.ts";
import { refusals } from "./en/refusals.ts";
import { sheets } from "./en/sheets.ts";
import { changes as hindiChanges } from "./hi/changes.ts";
import { refusals as hindiRefusals } from "./hi/refusals.ts";
import { sheets as hindiSheets } from "./hi/sheets.ts";

/** Why something wasn't done: `refusalMessage("nameTaken")`. */
export const refusalMessage = writer(refusals, hindiRefusals);

/** The description of a change: `changeMessage("readBy", { by })`. */
export const changeMessage = writer(changes, hindiChanges);

/** A problem of a spreadsheet: `sheetMessage("cellError", { error })`. */
export const sheetMessage = writer(sheets, hindiSheets);
