import { join } from "node:path";
import { type Brand, readBrand } from "@hospital/theme/brand";
import { contentFolder } from "./content-folder.ts";
import { languagesOf } from "./hospital-languages.ts";
import { knownLanguages, type Language } from "./languages.ts";

/** The brand of the hospital whose content is below `root`, or a default. */
export function readHospitalBrand(root: string): Promise<Brand<Language>> {
  const [main] = languagesOf(root);
  return readBrand(join(root, contentFolder(root), "brand"), [
    main,
    ...knownLanguages.filter((language) => language !== main),
  ]);
}
