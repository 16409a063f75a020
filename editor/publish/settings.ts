import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "astro/zod";
import { parse } from "yaml";
import { Refusal } from "../store/refusal.ts";
import { say } from "../store/refusals.ts";

const file = "deploy/publish.yaml";

const shape = z
  .strictObject({
    /** The target of `deploy/release`: a local folder, or user@host. */
    release: z.string().optional(),
    /** A command that uploads the folder $DIST, as a CDN's CLI. */
    command: z.string().optional(),
    /** A host that builds what is pushed. */
    push: z.literal(true).optional(),
    /** The address for verifying a release; by default `website` of content/hospital.yaml. */
    live: z.url().optional(),
    /** The timeout of the verification in seconds; hosts that build need longer. */
    liveWithin: z.number().positive().optional(),
    /** A command that reads a failure mail with headers from stdin: `sendmail it@hospital.in`. */
    mail: z.string().optional(),
    /** The logins that may publish; everybody, if left out. */
    publishers: z.array(z.string()).min(1).optional(),
  })
  .refine(({ release, command, push }) => [release, command, push].filter(Boolean).length === 1, {
    message: "It needs one of release, command and push.",
  });

export type Settings = z.infer<typeof shape> & { liveWithin: number };

/**
 * The publish settings of this hospital.
 *
 * @throws {Refusal} when they are missing or invalid.
 */
export async function readSettings(root: string): Promise<Settings> {
  const text = await readFile(join(root, file), "utf8").catch(() => undefined);
  if (text === undefined) throw new Refusal(say("notSetUp", { file }));
  const read = shape.safeParse(parse(text));
  if (read.success) return { ...read.data, liveWithin: read.data.liveWithin ?? (read.data.push ? 1200 : 300) };
  const problems = read.error.issues.map(({ path, message }) => [...path, message].join(": "));
  throw new Refusal(say("settingsUnclear", { file, problems: problems.join(" ") }));
}
