import { type Locale, publishedLocales } from "@hospital/content/text/locales";
import { untranslated } from "@hospital/content/text/untranslated";
import type { DangerBoxProps } from "../components/danger-box/danger-box";
import { getOnly } from "./entries";
import { getHelpline } from "./helplines";
import { getHospital } from "./hospital";
import { getPageLink } from "./pages";

/** The advice of the warning box for some emergency types, with links. */
export async function getAdvice(ids: readonly string[], locale: Locale) {
  const { dangers } = await getOnly("dangers");
  return ids
    .flatMap((id) => dangers.filter((danger) => danger.id === id))
    .map(({ title, firstAction, now, more }) => ({
      title: textIn(title, locale),
      text: [firstAction, now, more].flatMap((text) => (text ? [textIn(text, locale)] : [])).join(" "),
    }));
}

/** The generic warning box, before its script fills it for a recognised emergency. */
export async function getDangerBox(locale: Locale): Promise<DangerBoxProps> {
  const { box, dangers } = await getOnly("dangers");
  const { phones, links } = await getHospital(locale);
  const helpline = await getHelpline(box.helpline, locale);
  const unknown = dangers.find(({ id }) => id === box.danger);
  if (!unknown) throw new Error(`content/dangers.yaml has no danger "${box.danger}".`);
  return {
    title: textIn(unknown.title, locale),
    calls: [
      { label: textIn(box.call, locale), number: phones.emergency.number },
      { label: textIn(box.callNational, locale), number: helpline.number },
    ],
    page: box.page ? await getPageLink(box.page, textIn(box.come, locale), locale) : undefined,
    directions: { href: links.directions, label: textIn(box.directions, locale) },
    close: textIn(box.close, locale),
  };
}

/** The text in `locale`, or else in another language of the site. */
function textIn(text: Partial<Record<Locale, string>>, locale: Locale): string {
  const language = [locale, ...publishedLocales].find((language) => text[language]) ?? locale;
  const translation = text[language] ?? "";
  return language === locale ? translation : untranslated(translation, language);
}
