import { type Locale, localePages } from "@hospital/content/text/locales";
import { getAllIn } from "./entries";

/** For `getStaticPaths`: every laboratory in every published language. */
export async function getLaboratoryPaths() {
  return (
    await Promise.all(
      localePages().map(async ({ params, props }) =>
        (
          await getLaboratories(props.locale)
        ).map(({ slug }) => ({
          params: { ...params, laboratory: slug },
          props: { ...props, slug },
        })),
      ),
    )
  ).flat();
}

/** All laboratories of the hospital, with their file names, which are their paths. */
export function getLaboratories(locale: Locale) {
  return getAllIn("laboratories", locale);
}
