import { fill } from "@hospital/content/text/fill";
import { type Locale, translate } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { findOnly } from "./entries";

/** The source of a number: "2025 · hospital records". */
export function sourceText(year?: number, source?: string): string | undefined {
  return year && source ? `${year} · ${source}` : undefined;
}

/** The sources of the numbers in a page's texts. */
export async function getClaimsText(path: string, locale: Locale): Promise<string | undefined> {
  const { claims = [] } = (await findOnly("claims")) ?? {};
  const here = claims.filter(({ pages }) => pages.includes(path));
  if (here.length === 0) return undefined;
  const bySource = Object.groupBy(here, ({ year, source }) => `${sourceText(year, translate(source, locale))}`);
  const sources = Object.entries(bySource).map(
    ([source, group = []]) => `${group.map(({ text }) => translate(text, locale)).join("; ")} (${source})`,
  );
  return fill(messages(locale).claims, { claims: sources.join("; ") });
}
