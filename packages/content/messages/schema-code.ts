import type { FieldReference, problems } from "./en/problems.ts";

type Problems = typeof problems;

/** The codes of problems that are about one value alone: those that a schema can report. */
type SchemaCode = {
  [Code in keyof Problems]: { field: FieldReference; value: string } extends Parameters<Problems[Code]>[0]
    ? Code
    : never;
}[keyof Problems];

/** The message of a schema is the code of a problem: `z.string().regex(/^\d{6}$/, problem("postalCode"))`. */
export function problem(code: SchemaCode): string {
  return code;
}
