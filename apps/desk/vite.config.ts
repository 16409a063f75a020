import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = process.env.EDIT_SERVER ?? "http://localhost:4323";

/** The application of the front desk. `npx vite --config apps/desk/vite.config.ts` serves it beside a running `npm run desk`. */
export default defineConfig({
  root: pathTo("app"),
  resolve: {
    alias: [
      { find: "#published-locales", replacement: pathTo("app/published-locales.ts") },
      { find: /^\.\/(?:schema\/)?collection\.ts$/, replacement: pathTo("forms/collection.ts") },
    ],
  },
  build: { target: ["chrome111", "firefox113", "safari16.4"] },
  server: { proxy: { "^/(?:api|pictures|uploads|tokens\\.css|favicon\\.svg)": { target, changeOrigin: true } } },
});
