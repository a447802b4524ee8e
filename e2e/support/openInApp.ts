import type { Page } from 'playwright-core';
import { waitForPath } from './controls.ts';

/**
 * Goes from one page of the product to another (`/app/haz/requests`) as a link does: the program is not loaded again,
 * which takes a third of the time. The page that is open already is not opened again. `ending` is the path to which
 * the address redirects, if it does.
 */
export async function openInApp(
  page: Page,
  path: string,
  ending: string | RegExp = new URL(path, 'http://haz').pathname,
): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, `/haz${path}`);
  await waitForPath(page, ending);
}
