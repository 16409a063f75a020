import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "astro/zod";
import { parse } from "yaml";
import { Refusal } from "../store/repository.ts";

const file = "deploy/publish.yaml";

const shape = z
  .strictObject({
    /** What `deploy/release` takes: a folder of this computer, or user@name. */
    release: z.string().optional(),
    /** A command that uploads the folder in $DIST, as a CDN's own. */
    command: z.string().optional(),
    /** Whoever watches the repository builds the site. */
    push: z.literal(true).optional(),
    /** Where the site is asked whether the new one is there; content/hospital.yaml's `website` if left out. */
    live: z.url().optional(),
    /** How long that may take, in seconds; others need their time to build what is pushed. */
    patience: z.number().positive().optional(),
    /** A command that gets a failure as a mail, headers and all, as `sendmail it@hospital.in`. */
    mail: z.string().optional(),
  })
  .refine(({ release, command, push }) => [release, command, push].filter(Boolean).length === 1, {
    message: "It needs one of release, command and push.",
  });

export type Settings = z.infer<typeof shape> & { patience: number };

/**
 * How this hospital's site goes live.
 *
 * @throws {Refusal} when nobody has said it yet, or not so that it can be understood.
 */
export async function readSettings(root: string): Promise<Settings> {
  const text = await readFile(join(root, file), "utf8").catch(() => undefined);
  if (text === undefined)
    throw new Refusal(`Nobody has set up yet where the website goes: docs/edit-online.md has the lines for ${file}.`);
  const read = shape.safeParse(parse(text));
  if (read.success) return { ...read.data, patience: read.data.patience ?? (read.data.push ? 1200 : 300) };
  const problems = read.error.issues.map(({ path, message }) => [...path, message].join(": "));
  throw new Refusal(`${file} cannot be understood. ${problems.join(" ")}`);
}
