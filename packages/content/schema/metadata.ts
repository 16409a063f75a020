import type { HelpKey } from "../messages/labels.ts";

declare module "astro/zod" {
  /** What the schemas of content say of a field beside its shape: `z.string().meta({ help: "doctors.registration" })`. */
  interface GlobalMeta {
    /** The help under the field. */
    help?: HelpKey;
  }
}
