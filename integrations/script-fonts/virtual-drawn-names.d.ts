declare module "virtual:drawn-names" {
  /** Names of languages in scripts that not every phone has letters for. */
  export const drawnNames: Partial<
    Record<
      import("../../src/i18n/locales").Locale,
      import("../../src/components/language-switch/language-switch").DrawnName
    >
  >;
}
