import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { banner, pageBasics } from "./fields/pages.ts";
import { titledText } from "./fields/texts.ts";

export const contact = ({ image }: Pictures) =>
  z.strictObject({
    ...pageBasics,
    banner: banner(image),
    email: titledText(),
    phone: titledText(),
    address: titledText(),
    saveNumbers: titledText(),
    map: titledText(),
  });
