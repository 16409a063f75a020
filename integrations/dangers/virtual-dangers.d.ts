declare module "virtual:dangers" {
  const dangers: import("../../src/search/danger-content").DangerContent;
  export default dangers;
}
