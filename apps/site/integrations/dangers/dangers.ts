import type { AstroIntegration } from "astro";
import { virtualModule } from "../virtual-module/virtual-module.ts";
import { dangerFiles, readDangers } from "./read-dangers.ts";

/** What the red box recognises and says, as `virtual:dangers`. */
export function dangers(): AstroIntegration {
  return {
    name: "dangers",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        const plugin = virtualModule("dangers", readDangers, dangerFiles);
        updateConfig({ vite: { plugins: [plugin], worker: { plugins: () => [plugin] } } });
      },
    },
  };
}
