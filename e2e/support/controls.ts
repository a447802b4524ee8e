/** What stands on a page, by the name a person reads, and where the page is. */
import type { Locator, Page } from 'playwright-core';

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function textbox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** Waits until the address ends so and its page is there: for a moment the one before stands under the new address, with fields of the same names. */
export async function waitForPath(page: Page, ending: string | RegExp): Promise<void> {
  await page.waitForURL(({ pathname }) =>
    typeof ending === 'string' ? pathname.endsWith(ending) : ending.test(pathname),
  );
  await page.waitForFunction(() => {
    const shown = document.querySelector<HTMLElement>('#main')?.dataset['path'];
    return shown === undefined || location.pathname === `/haz${shown}`;
  });
}
