const queues = new Map<string, Promise<unknown>>();

/** Queues `work` behind all earlier work of this name, such as a repository's root or its folder of the desk. */
export function runExclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const done = (queues.get(name) ?? Promise.resolve()).then(work);
  const end = done
    .catch(() => undefined)
    .then(() => {
      if (queues.get(name) === end) queues.delete(name);
    });
  queues.set(name, end);
  return done;
}
