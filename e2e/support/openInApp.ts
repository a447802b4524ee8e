import type { Page } from 'playwright-core';
import { waitForPath } from './controls.ts';

/**
 * Goes from one page of the product to another (`/app/haz/requests`) as the browser does for an entry of its history:
 * the program is not loaded again, which takes a third of the time. The page that is open already is not opened again.
 * Waits until the page is drawn, or the page at the path `ending` to which the address redirects.
 */
export async function openInApp(page: Page, path: string, ending: string | RegExp = /^/u): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, `/haz${path}`);
  await waitForPath(page, ending);
}
