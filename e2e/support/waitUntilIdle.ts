/** When a page can be looked at. */
import type { Page } from 'playwright-core';

/** How long nothing may be under way before the page counts as finished, after half a second without a call: a press is answered a little after it was made. */
const IDLE_MS = 150;
/** Waiting longer than this for anything is a fault. Where three browsers share two cores, a first paper to be signed or a sheet of a thousand lines takes half of it. */
export const WAIT_TIMEOUT_MS = 30_000;
/** What is under way, and the shape of what is coming. */
const BUSY_SELECTOR = '[aria-busy="true"], output[class*="skeleton"]';

/** The page has said all it has to say: nothing is being fetched, nothing is a skeleton or of the question before. Answers whether it has. */
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
