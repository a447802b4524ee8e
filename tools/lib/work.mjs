// @ts-check
/**
 * What a suite may cost, in work: servers started, databases cloned, pages opened. Minutes depend more on the machine
 * than on the tests, so the work has a budget (tools/testBudget.json).
 *
 * @typedef {Readonly<Record<string, number>>} Work
 */

/**
 * @param {string} text  One word per line, as the tests write it (src/platform/testing/countWork.ts).
 * @returns {Work}
 */
export function sumWork(text) {
  /** @type {Record<string, number>} */
  const counted = {};
  for (const line of text.split('\n')) if (line !== '') counted[line] = (counted[line] ?? 0) + 1;
  return counted;
}

/**
 * Returns a sentence for everything that the suite did more often than it may. Work without a number is not allowed at
 * all.
 * @param {{ suite: string, counted: Work, budget: Work }} run
 * @returns {string[]}
 */
export function overBudget({ suite, counted, budget }) {
  return Object.entries(counted)
    .filter(([work, count]) => count > (budget[work] ?? 0))
    .map(
      ([work, count]) =>
        `${count} ${work}, and the budget of ${suite} is ${budget[work] ?? 0}: let the new tests share what others have begun, move what is long to npm run soak, or raise the number in tools/testBudget.json and say why in the commit`,
    );
}

/**
 * Returns `12 servers, 3 demonstrations`; an empty text if nothing was counted.
 * @param {Work} counted
 */
export function workText(counted) {
  return Object.entries(counted)
    .map(([work, count]) => `${count} ${work}`)
    .join(', ');
}
