declare module "virtual:brand" {
  /** What pages need to know of the hospital's brand. */
  export const logos: import("../../brand/brand").Brand["logos"];
  export const themeColour: string;
  export const backgroundColour: string;
  /** Of the manifest. */
  export const icons: ReturnType<typeof import("../../brand/icons").manifestIcons>;
}
