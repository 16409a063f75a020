declare module "virtual:brand" {
  const brand: Pick<import("../../brand/brand").Brand, "logos"> & {
    themeColour: string;
    backgroundColour: string;
    /** For the web manifest. */
    icons: ReturnType<typeof import("../../brand/icons").manifestIcons>;
  };
  export default brand;
}

declare module "virtual:dangers" {
  const dangers: import("../../src/search/danger-content").DangerContent;
  export default dangers;
}

declare module "virtual:drawn-names" {
  const drawnNames: Awaited<ReturnType<typeof import("../script-fonts/draw-name").drawNames>>;
  export default drawnNames;
}
