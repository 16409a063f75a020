declare module "virtual:brand" {
  const brand: Pick<import("@hospital/theme/brand").Brand<import("@hospital/content/languages").Language>, "logos"> & {
    themeColour: string;
    backgroundColour: string;
    /** The icons of the web manifest. */
    icons: ReturnType<typeof import("@hospital/theme/app-icons").manifestIcons>;
  };
  export default brand;
}

declare module "virtual:dangers" {
  const dangers: import("../../src/search/danger-answer").DangerContent;
  export default dangers;
}

declare module "virtual:drawn-names" {
  const drawnNames: Partial<
    Record<
      import("@hospital/content/languages").Language,
      import("../../src/components/language-switch/language-switch").DrawnName
    >
  >;
  export default drawnNames;
}

declare module "*?early" {
  /** The source of a bundled script, for an inline `<script>`. */
  const code: string;
  export default code;
}
