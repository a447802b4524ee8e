import type { Page } from 'playwright-core';
import { waitForPath } from './controls.ts';

/**
 * Goes from one page of the product to another (`/app/haz/requests`) as the browser does for an entry of its history:
 * the program is not loaded again, which takes a third of the time. The page that is open already is not opened again.
 * Waits until the page is drawn, or the page at the path `ending` to which the address redirects.
 */
export async function openInApp(page: Page, path: string, ending: string | RegExp = /^/u): Promise<void> {
  await pushEntry(page, path, true);
  await waitForPath(page, ending);
}

/** Does the same, and leaves unsaved input without a question. */
export async function openLeavingInput(page: Page, path: string): Promise<void> {
  await pushEntry(page, path, false);
  await waitForPath(page, /^/u);
}

function pushEntry(page: Page, path: string, asksAboutInput: boolean): Promise<void> {
  return page.evaluate(
    ({ address, asks }) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      const key = crypto.randomUUID();
      // The router asks about unsaved input only if it knows the position of the entry in the history.
      history.pushState({ usr: null, key, idx: asks ? idx + 1 : null }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      // From here on it does, as after any other navigation.
      if (!asks) history.replaceState({ usr: null, key, idx: idx + 1 }, '');
    },
    { address: `/haz${path}`, asks: asksAboutInput },
  );
}
