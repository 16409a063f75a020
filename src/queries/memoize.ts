/**
 * The same question, answered once: in a build content stays as it is. While developing it changes, and each question is
 * asked anew. What comes back is everybody's: change a copy of it.
 */
export function memoize<Question extends unknown[], Answer>(
  ask: (...question: Question) => Answer,
  keyOf: (...question: Question) => string = (...question) => question.join(),
): (...question: Question) => Answer {
  if (import.meta.env.DEV) return ask;
  const answers = new Map<string, Answer>();
  return (...question) => {
    const key = keyOf(...question);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...question);
    answers.set(key, answer);
    return answer;
  };
}
