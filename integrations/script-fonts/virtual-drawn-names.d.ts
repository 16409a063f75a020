declare module "virtual:drawn-names" {
  /** Names of languages whose script not every phone has a font for. */
  export const drawnNames: Partial<
    Record<
      import("../../src/i18n/locales").Locale,
      import("../../src/components/language-switch/language-switch").DrawnName
    >
  >;
}
