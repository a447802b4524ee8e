// @ts-check
/**
 * What a suite may cost, in work: servers started, databases cloned, pages opened. Minutes say more about the machine than
 * about the tests, so it is the work that is held to a budget (tools/testBudget.json).
 *
 * @typedef {Readonly<Record<string, number>>} Work
 */

/**
 * @param {string} text  One word a line, as the tests write it (src/platform/testing/countWork.ts).
 * @returns {Work}
 */
export function sumWork(text) {
  /** @type {Record<string, number>} */
  const counted = {};
  for (const line of text.split('\n')) if (line !== '') counted[line] = (counted[line] ?? 0) + 1;
  return counted;
}

/**
 * A sentence for everything the suite did more often than it may. What has no number may not be done at all.
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
 * `12 servers, 3 demonstrations`; nothing where nothing was counted.
 * @param {Work} counted
 */
export function workText(counted) {
  return Object.entries(counted)
    .map(([work, count]) => `${count} ${work}`)
    .join(', ');
}
