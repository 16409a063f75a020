import type { Message } from "@hospital/content/messages/labels";
import type { PublishStep } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import type { Repository } from "../store/repository.ts";
import type { RunOptions } from "../store/run.ts";
import { type Release, touch } from "./state.ts";

/** The result of a publish. */
export interface Outcome {
  /** The messages of the failure; undefined on success. */
  failure: Message[] | undefined;
  /** Notes for the front desk. */
  notes: Message[];
}

/** A running publish. */
export interface Work {
  /**
   * The scope of the publish: all saved changes, all without other people's pushed changes, the day's exceptions, or an
   * earlier release.
   */
  kind: "all" | "alone" | "day" | "back";
  step: PublishStep;
  since: string;
  began: string;
  by: string;
  /** The published commits; absent until it has read the saved content. */
  commits?: Pick<Release, "commit" | "day">;
  canStop: boolean;
  controller: AbortController;
  outcome: Promise<Outcome>;
}

/** The timeout of a step in seconds; the request to the live site has its own in the settings. */
const limits: Record<PublishStep, number> = {
  fetch: 60,
  merge: 120,
  check: 120,
  build: 900,
  try: 120,
  push: 120,
  deploy: 900,
  verify: 3600,
};

/** Tracks the current step and its limits, and ends when it is stopped. */
export class Steps {
  readonly #repository: Repository;
  readonly #work: Work;

  constructor(repository: Repository, work: Work) {
    this.#repository = repository;
    this.#work = work;
  }

  /** Sets the published commits: changes that are saved from now on aren't included. */
  setCommits(commits: Work["commits"]): void {
    Object.assign(this.#work, { commits });
  }

  /** Runs a step. Programs that it starts get the limits; other work is abandoned when they are reached. */
  async run<Result>(
    step: PublishStep,
    work: (limits: Limits) => Promise<Result>,
    seconds = limits[step],
  ): Promise<Result> {
    const { controller } = this.#work;
    const stopped = refusalMessage(step === "verify" ? "askingStopped" : "stopped");
    if (controller.signal.aborted) throw new Refusal(stopped);
    Object.assign(this.#work, { step, since: new Date().toISOString(), canStop: step !== "deploy" });
    touch(this.#repository);
    const limit = AbortSignal.timeout(seconds * 1000);
    const signal = AbortSignal.any([controller.signal, limit]);
    const ended = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => {
        reject(new Refusal(controller.signal.aborted ? stopped : refusalMessage("tookTooLong", { step, seconds })));
      }),
    );
    return Promise.race([work({ signal, seconds }), ended]);
  }
}

export type Limits = Pick<RunOptions, "seconds"> & { signal: AbortSignal };
