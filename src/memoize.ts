/**
 * The same question, answered once: in a build nothing changes. In development files do, and each question is asked
 * again; Astro says which of the two it is. All callers share the answer: change a copy of it.
 */
export function memoize<Question extends unknown[], Answer>(
  ask: (...question: Question) => Answer,
  keyOf: (...question: Question) => string = (...question) => question.join(),
): (...question: Question) => Answer {
  const answers = new Map<string, Answer>();
  return (...question) => {
    if (process.env.NODE_ENV === "development") return ask(...question);
    const key = keyOf(...question);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...question);
    answers.set(key, answer);
    return answer;
  };
}
