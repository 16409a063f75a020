import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { type Brand, readBrand } from "../../brand/brand.ts";
import { drawIcons, manifestIcons } from "../../brand/icons.ts";
import { withColours } from "../../brand/palette.ts";
import { contentFolder } from "../../content-check/content-folder.ts";
import { contentTypes } from "../../hosting/hosting.ts";
import type { PreviewLook } from "../link-previews/preview.ts";
import { virtualModule } from "../virtual-module/virtual-module.ts";

/** Compiles the hospital's colours into the styles, and emits its logo and icons. */
export function brand(): AstroIntegration {
  let own: Brand;
  const files = async () => new Map([...own.files, ...(await drawIcons(own.icons))]);
  return {
    name: "brand",
    hooks: {
      "astro:config:setup": async ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        own = await readBrand(join(root, contentFolder(root)));
        updateConfig({
          vite: { plugins: [virtualModule("brand", () => pageBrand(own)), colouredStyles(own)] },
          image: {
            service: { ...config.image.service, config: { ...config.image.service.config, look: lookOf(own) } },
          },
        });
      },
      "astro:server:setup": async ({ server }) => {
        const served = await files();
        server.middlewares.use((request, response, next) => {
          const bytes = served.get(request.url ?? "");
          if (!bytes) return next();
          response.setHeader("Content-Type", contentTypes[extname(request.url ?? "")] ?? "");
          response.end(bytes);
        });
      },
      "astro:build:done": async ({ dir }) => {
        for (const [address, bytes] of await files()) {
          const file = join(fileURLToPath(dir), address);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
      },
    },
  };
}

/** The brand data of pages and of the web manifest. */
function pageBrand({ icons, logos }: Brand) {
  return { logos, themeColour: icons.deep, backgroundColour: icons.light, icons: manifestIcons(icons) };
}

function colouredStyles({ palette }: Brand): Plugin {
  return {
    name: "brand",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/styles\/tokens\.css$/ },
      handler: (css) => withColours(css, palette),
    },
  };
}

/** The brand's colours and mark for link previews. */
function lookOf({ palette: { colours }, icons: { mark } }: Brand): PreviewLook {
  const colour = (name: string) => colours.get(name) ?? "";
  return { mark, ground: colour("primary-100"), text: colour("brand-text"), emergency: colour("brand-accent") };
}
