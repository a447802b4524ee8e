import type { Page } from 'playwright-core';

/**
 * Runs a function in the page, whichever program runs this file: some bundlers name every function by a helper that the
 * page does not have.
 */
export async function evaluateInPage<T>(page: Page, read: () => T): Promise<T> {
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(read);
}
