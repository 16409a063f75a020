import { spawn } from "node:child_process";

export interface RunOptions {
  cwd: string;
  variables?: Record<string, string>;
  input?: string | Uint8Array;
  /** Ends the program and all of its child processes. */
  signal?: AbortSignal | undefined;
  /** The timeout in seconds. */
  seconds?: number;
}

interface RunResult {
  code: number | null;
  stdout: Buffer;
  /** Standard output and standard error, in order of arrival. */
  readonly output: string;
}

/** Removes variables of a Git hook, which would select another repository than the folder's. */
const foreign = /^(?:GIT_(?!TEST_FSYNC)|HOSPITAL$|(?:VISUAL|EDITOR|PAGER)$)/;

/** Runs a program to its end; a string as in a shell. Stopping it also ends the processes that it has started. */
export function run(command: string | [program: string, ...args: string[]], options: RunOptions): Promise<RunResult> {
  const { cwd, variables = {}, input = "", signal, seconds } = options;
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const isShell = typeof command === "string";
  const [program = "", ...args] = isShell ? [command] : command;
  return new Promise((resolve, reject) => {
    // A separate process group, so that all of it can be ended.
    const isGroup = process.platform !== "win32" && (isShell || signal !== undefined || seconds !== undefined);
    const child = spawn(program, args, {
      cwd,
      shell: isShell,
      detached: isGroup,
      env: { ...Object.fromEntries(inherited), ...variables },
      stdio: ["pipe", "pipe", "pipe"],
    });
    const end = () => endAll(child.pid, isGroup);
    const out: Buffer[] = [];
    const chunks: Buffer[] = [];
    child.stdout.on("data", (bytes: Buffer) => out.push(bytes));
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => chunks.push(bytes));
    const timer = seconds === undefined ? undefined : setTimeout(end, seconds * 1000);
    if (signal?.aborted) end();
    signal?.addEventListener("abort", end, { once: true });
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
    };
    child.stdin.on("error", () => undefined).end(input);
    child.on("error", (error) => {
      settle();
      reject(error);
    });
    child.on("close", (code) => {
      settle();
      resolve({
        code,
        stdout: Buffer.concat(out),
        // Computed on demand: pictures don't need it.
        get output() {
          return Buffer.concat(chunks).toString();
        },
      });
    });
  });
}

/** Quotes an argument for a shell. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function endAll(pid: number | undefined, isGroup: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(isGroup ? -pid : pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}
