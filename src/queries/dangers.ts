import type { DangerBoxProps } from "../components/danger-box/danger-box";
import { type Locale, translate } from "../i18n/locales";
import { fill } from "../i18n/words";
import { getOnly } from "./entries";
import { getHelpline } from "./helplines";
import { getHospital } from "./hospital";
import { getPageLink } from "./pages";

/** The red box before its script fills it for a recognised danger. */
export async function getDangerAlert(locale: Locale): Promise<DangerBoxProps> {
  const { box, dangers } = await getOnly("dangers");
  const { phones, links } = await getHospital(locale);
  const helpline = await getHelpline(box.helpline, locale);
  const unknown = dangers.find(({ id }) => id === box.danger);
  if (!unknown) throw new Error(`content/dangers.yaml has no danger "${box.danger}".`);
  return {
    title: translate(unknown.title, locale),
    calls: [
      { label: translate(box.call, locale), number: phones.emergency.number },
      { label: fill(translate(box.callHelpline, locale), { name: helpline.name }), number: helpline.number },
    ],
    page: box.page ? await getPageLink(box.page, translate(box.come, locale), locale) : undefined,
    directions: { href: links.directions, label: translate(box.directions, locale) },
  };
}
