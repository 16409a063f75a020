declare module "virtual:brand" {
  /** The brand data of pages. */
  export const logos: import("../../brand/brand").Brand["logos"];
  export const themeColour: string;
  export const backgroundColour: string;
  /** For the web manifest. */
  export const icons: ReturnType<typeof import("../../brand/icons").manifestIcons>;
}
