import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { findOnlyIn } from "./entries";

/** The source of a number: "2025 · hospital records". */
export function sourceText(year?: number, source?: string): string | undefined {
  return year && source ? `${year} · ${source}` : undefined;
}

/** The sources of the numbers in a page's texts. */
export async function getClaimsText(path: string, locale: Locale): Promise<string | undefined> {
  const { claims = [] } = (await findOnlyIn("claims", locale)) ?? {};
  const pageClaims = claims.filter(({ pages }) => pages.includes(path));
  if (pageClaims.length === 0) return undefined;
  const bySource = Object.groupBy(pageClaims, ({ year, source }) => `${sourceText(year, source)}`);
  const sources = Object.entries(bySource).map(
    ([source, group = []]) => `${group.map(({ text }) => text).join("; ")} (${source})`,
  );
  return fill(messages(locale).claims, { claims: sources.join("; ") });
}
