import { inEachLanguage, type Message } from "@hospital/content/messages/labels";
import { writer } from "@hospital/content/messages/writer";
import { checks as english, findings } from "./en.ts";
import { checks as hindi, findings as hindiFindings } from "./hi.ts";

const checks = { en: english, hi: hindi };

/** ID and texts of a check of content that goes out of date: `...upkeep("hours")`. */
export function upkeep(id: keyof typeof english): { id: string; title: Message; toDo: Message; isUpkeep: true } {
  const textOf = (part: "title" | "toDo") => inEachLanguage((language) => checks[language][id][part]);
  return { id, title: textOf("title"), toDo: textOf("toDo"), isUpkeep: true };
}

/** A finding of such a check: `upkeepFinding("confirmedOn", { day })`. */
export const upkeepFinding = writer(findings, hindiFindings);
