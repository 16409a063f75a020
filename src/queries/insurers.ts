import { type Locale, translate } from "../i18n/locales";
import { words } from "../i18n/words";
import { findOnly } from "./entries";

/** All insurers and third-party administrators in file order. */
export async function getInsurers(locale: Locale) {
  const label = words(locale);
  const { insurers = [] } = (await findOnly("insurers")) ?? {};
  return insurers.map(({ name, kind, aliases, devanagari, strip }) => ({
    name: translate(name, locale),
    kind: label[kind],
    aliases: aliases && `${label.alsoKnownAs} ${translate(aliases.join(", "), locale)}`,
    names: devanagari?.join(", "),
    isInStrip: strip,
  }));
}
