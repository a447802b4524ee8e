/** Controls of a page by the name that a person reads, and the path of the page. */
import type { Locator, Page } from 'playwright-core';

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function textbox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/**
 * Waits until the address has this ending and its page is drawn: for a moment the previous page is still shown under
 * the new address, with fields of the same names.
 */
export async function waitForPath(page: Page, ending: string | RegExp): Promise<void> {
  await page.waitForURL(({ pathname }) =>
    typeof ending === 'string' ? pathname.endsWith(ending) : ending.test(pathname),
  );
  await waitUntilDrawn(page);
}

/** Waits until the page that belongs to the address is drawn. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawnPath = document.querySelector<HTMLElement>('#main')?.dataset['path'];
    return drawnPath === undefined || location.pathname === `/haz${drawnPath}`;
  });
}
