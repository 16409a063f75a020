import { Refusal } from "../store/repository.ts";
import { readSettings } from "./settings.ts";
import { run } from "./worktree.ts";

/** Mails a failure, if configured. Failures of mailing are printed in the editor's terminal. */
export async function mailFailure(root: string, words: string): Promise<void> {
  const settings = await readSettings(root).catch((error) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!settings?.mail) return;
  const letter = `Subject: The website could not be published\nContent-Type: text/plain; charset=utf-8\n\n${words}\n`;
  const { code, output } = await run(settings.mail, root, {}, letter);
  if (code !== 0) console.error(`The mail could not be sent: ${output}`);
}
