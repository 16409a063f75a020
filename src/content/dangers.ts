import { z } from "astro/zod";
import { route } from "./fields/links.ts";
import { reviewed } from "./fields/pages.ts";
import { helpline } from "./fields/references.ts";
import { line, text } from "./fields/texts.ts";

/** A text in the visitor's own language; Hinglish is Hindi in Latin letters. */
const spoken = () => z.strictObject({ en: text(), hi: text(), hinglish: text() });

/** Words that people type, or patterns of them; never shown. */
const spelling = () => line();

const spellings = () =>
  z.strictObject({
    en: z.array(spelling()).default([]),
    hi: z.array(spelling()).default([]),
    hinglish: z.array(spelling()).default([]),
  });

/** What people type when somebody is in danger, and what the red box says: docs/decisions/dangers.md */
export const dangers = () =>
  z.strictObject({
    review: reviewed().optional().describe("A doctor who has read all of it; empty while nobody has"),
    box: z
      .strictObject({
        call: spoken().describe("Before the hospital's emergency number"),
        callHelpline: spoken().describe("Before the number of a helpline; {name} is the helpline"),
        come: spoken().describe("Leads to the page below"),
        directions: spoken(),
        page: route().optional().describe("What to know before one comes; absent: no page says it"),
        helpline: helpline().describe("Beside the hospital's number in every danger"),
        danger: line().describe("The danger below that is named while it is not known which it is"),
      })
      .describe("What the red box says in every danger"),
    hinglish: z.array(spelling()).describe("Words that show that a question in English letters is Hindi"),
    harmless: z
      .array(spelling())
      .describe("Words that together mean no danger, as bad breath; they are left out before danger is looked for"),
    asking: spellings().describe("Who writes so asks for a service: beside these words a name is no danger"),
    urgent: spellings().describe("Who writes so needs help now: a name is a danger even beside a word that asks"),
    words: z
      .array(spellings().extend({ name: line().describe("As {name} in the signs") }))
      .describe("Words that mean the same"),
    dangers: z
      .array(
        z.strictObject({
          id: line(),
          title: spoken(),
          now: spoken().describe("The one thing to do now, as careful public sources say it"),
          helplines: z.array(helpline()).optional().describe("Called in this danger beside the others"),
          names: spellings().optional().describe("What it is called; no danger beside a word that asks for a service"),
          signs: spellings().describe(
            "Words that, all together, in any order, are a danger whatever stands beside them. {breath} is any word of that group, words joined by a hyphen stand side by side, 15..65 is any number between, and what follows a ! must not be there",
          ),
        }),
      )
      .min(1)
      .describe("The most pressing one first"),
  });
