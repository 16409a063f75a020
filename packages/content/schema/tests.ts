import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { route } from "./fields/links.ts";
import { counter } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";
import { line, localized, paragraph, searchWords } from "./fields/texts.ts";

/** The tests and scans that the hospital does: one file, `tests.yaml`. The department that does a test has to confirm its texts. */
export const tests = () =>
  z.strictObject({
    tests: z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z0-9-]+$/, problem("addressEnd"))
            .meta({ help: "tests.id", fieldType: "generated" }),
          name: localized(),
          words: searchWords().meta({ help: "tests.words" }),
          what: paragraph().optional().meta({ help: "tests.what" }),
          before: paragraph().optional().meta({ help: "tests.before" }),
          bring: paragraph().optional().meta({ help: "tests.bring" }),
          tell: paragraph().optional().meta({ help: "tests.tell" }),
          page: route().meta({ help: "tests.page" }),
          counter: counter().optional().meta({ help: "tests.counter" }),
          report: paragraph().optional().meta({ help: "tests.report" }),
          rate: line().meta({ reference: "rate" }).optional().meta({ help: "tests.rate" }),
          sample: sample(),
        }),
      )
      .min(1),
  });
