/** Makes the same call several times at once, and returns the answers. */
import type { Answer } from './target.ts';

const CONCURRENT_CALLS = 6;

export function atOnce(makeCall: (index: number) => Promise<Answer>, runners = CONCURRENT_CALLS): Promise<Answer[]> {
  return Promise.all(Array.from({ length: runners }, (_, index) => makeCall(index)));
}

export function countSuccesses(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

export function answersText(answers: readonly Answer[]): string {
  return answers.map(({ status, messageKey }) => `${status} ${messageKey}`).join(', ');
}
