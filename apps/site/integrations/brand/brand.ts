import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readHospitalBrand } from "@hospital/content/hospital-brand";
import { contentTypes } from "@hospital/hosting/hosting";
import { drawIcons, manifestIcons } from "@hospital/theme/app-icons";
import type { Brand } from "@hospital/theme/brand";
import { withColours } from "@hospital/theme/palette";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import type { PreviewColours } from "../link-previews/link-preview.ts";
import { virtualModule } from "../virtual-module/virtual-module.ts";

/** Compiles the hospital's colours into the styles, and emits its logo and icons. */
export function brand(): AstroIntegration {
  let hospitalBrand: Brand;
  const files = async () => new Map([...hospitalBrand.files, ...(await drawIcons(hospitalBrand.icons))]);
  return {
    name: "brand",
    hooks: {
      "astro:config:setup": async ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        hospitalBrand = await readHospitalBrand(root);
        updateConfig({
          vite: { plugins: [virtualModule("brand", () => pageBrand(hospitalBrand)), colouredStyles(hospitalBrand)] },
          image: {
            service: {
              ...config.image.service,
              config: { ...config.image.service.config, previewColours: previewColours(hospitalBrand) },
            },
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
      filter: { id: /\/theme\/styles\/tokens\.css$/ },
      handler: (css) => withColours(css, palette),
    },
  };
}

/** The strip has the colours of the page's call button. */
function previewColours({ palette: { colours } }: Brand): PreviewColours {
  const [strip = "", number = "", background = ""] = ["brand-accent", "brand-text", "primary-100"].map((name) =>
    colours.get(name),
  );
  return { strip, number, background: background };
}
