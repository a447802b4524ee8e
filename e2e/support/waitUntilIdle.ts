/** Waits until a page can be checked. */
import type { Page } from 'playwright-core';

/**
 * Time without activity before the page counts as finished, after half a second without a call: a press is answered a
 * little later.
 */
const IDLE_MS = 150;
/** Waiting longer than this for anything is a fault. Where three browsers share two cores, a first paper to be signed or a sheet of a thousand lines takes half of it. */
export const WAIT_TIMEOUT_MS = 30_000;
/** Elements that are busy, and placeholders of content that is loading. */
const BUSY_SELECTOR = '[aria-busy="true"], output[class*="skeleton"]';

/**
 * Waits until the page is complete: nothing is being fetched, nothing is a skeleton or belongs to the previous query.
 * Returns whether it is.
 */
export async function waitUntilIdle(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle');
  const isQuiet = await page.evaluate(
    async ({ quietMs, patienceMs, busy }) => {
      const began = performance.now();
      let busyAt = began;
      while (performance.now() - busyAt < quietMs) {
        if (document.querySelector(busy) !== null) busyAt = performance.now();
        if (busyAt - began > patienceMs) return false;
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
      return true;
    },
    { quietMs: IDLE_MS, patienceMs: WAIT_TIMEOUT_MS, busy: BUSY_SELECTOR },
  );
  await page.evaluate(async () => document.fonts.ready);
  return isQuiet;
}
