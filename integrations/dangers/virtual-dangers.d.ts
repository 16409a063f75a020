declare module "virtual:dangers" {
  const dangers: import("../../src/search/danger-answer").DangerContent;
  export default dangers;
}
