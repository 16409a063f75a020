import type { AstroIntegration } from "astro";
import { virtualModule } from "../virtual-module/virtual-module.ts";
import { dangerFiles, readDangers } from "./read-dangers.ts";

/** Provides `virtual:dangers`: the model that recognises emergency phrases, and the texts of the warning box. */
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
