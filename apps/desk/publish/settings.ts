import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { offsetOf } from "@hospital/content/check/positions";
import type { Message } from "@hospital/content/messages/labels";
import { parseRecord } from "@hospital/content/read-file";
import { z } from "astro/zod";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";

const file = "deploy/publish.yaml";

const shape = z.strictObject({
  /** The target of `deploy/release`: a local folder, or user@host. */
  release: z.string().optional(),
  /** A command that uploads the folder $DIST, as a CDN's CLI. */
  command: z.string().optional(),
  /** A host that builds pushed commits. */
  push: z.literal(true).optional(),
  /** The address for verifying a release; by default `website` of content/hospital.yaml. */
  live: z.url({ protocol: /^https?$/ }).optional(),
  /** The timeout of the verification in seconds; hosts that build need longer. */
  liveWithin: z.number().positive().optional(),
  /** A command that reads a failure mail with headers from stdin: `sendmail it@hospital.in`. */
  mail: z.string().optional(),
  /** The logins that may publish; by default everybody. */
  publishers: z.array(z.string()).min(1).optional(),
});

type Setting = keyof typeof shape.shape;

/** A correct line for each setting, for the person who corrects the file. */
const examples: Record<Setting, string> = {
  release: "release: deploy@www.hospital.in",
  command: `command: npx wrangler pages deploy "$DIST" --project-name hospital`,
  push: "push: true",
  live: "live: https://www.hospital.in",
  liveWithin: "liveWithin: 300",
  mail: "mail: sendmail it@hospital.in",
  publishers: "publishers: [Sunita, Imran]",
};

export type Settings = z.infer<typeof shape> & { liveWithin: number };

/**
 * The publish settings of this hospital.
 *
 * @throws {Refusal} with file, line and fix when they are missing, unreadable or wrong.
 */
export async function readSettings(root: string): Promise<Settings> {
  const text = await readFile(join(root, file), "utf8").catch((error) => {
    if (error.code === "ENOENT") return "";
    throw new Refusal(refusalMessage("settingsUnreadable", { file, why: error.code }));
  });
  if (text.trim() === "") throw new Refusal(refusalMessage("notSetUp", { file }));
  const { document, lines } = parseRecord(text);
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) throw new Refusal(refusalMessage("settingsNotYaml", { file, line: lineAt(broken.pos[0]) }));
  const parsed = shape.safeParse(document.toJS());
  if (!parsed.success) {
    const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(document.contents, path.map(String)));
    throw new Refusal(parsed.error.issues.flatMap((issue) => problemsIn(issue, lineOf)));
  }
  const targets = [parsed.data.release, parsed.data.command, parsed.data.push].filter(Boolean);
  if (targets.length !== 1) throw new Refusal(refusalMessage("settingsTarget", { file, count: targets.length }));
  return { ...parsed.data, liveWithin: parsed.data.liveWithin ?? (parsed.data.push ? 1200 : 300) };
}

function problemsIn(issue: z.core.$ZodIssue, lineOf: (path: PropertyKey[]) => number): Message[] {
  const names = Object.keys(examples).join(", ");
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((name) => refusalMessage("settingUnknown", { file, line: lineOf([name]), name, names }));
  const [name] = issue.path as Setting[];
  // The file is a list or a scalar.
  if (!name) return [refusalMessage("settingsNotYaml", { file, line: 1 })];
  return [refusalMessage("settingWrong", { file, line: lineOf(issue.path), name, example: examples[name] })];
}
