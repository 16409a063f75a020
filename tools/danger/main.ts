/** `npx hospital danger "<query>" …`: prints the warning box that each query brings on the site. */
import { defaultLocale } from "@hospital/content/text/locales";
import { readDangers } from "@hospital/site/integrations/dangers/read-dangers";
import { createAnswer } from "@hospital/site/src/search/danger-answer";

const queries = process.argv.slice(2);
if (queries.length === 0) {
  console.error('Which query? npx hospital danger "snake bite"');
  process.exit(2);
}
const answer = createAnswer(readDangers());
for (const query of queries) {
  const box = answer(query, defaultLocale);
  console.log(`${query}: ${box ? `${box.title} (${box.lang})` : "no box"}`);
  for (const { danger, text } of box?.advice ?? []) console.log(`  ${danger ? `${danger}: ` : ""}${text}`);
  for (const { label, number } of box?.calls ?? []) console.log(`  ${label}: ${number}`);
}
