/** What stands on a page, by the name a person reads, and where the page is. */
import type { Locator, Page } from 'playwright-core';

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function box(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** Waits until the address ends so. */
export function isAt(page: Page, ending: string | RegExp): Promise<void> {
  return page.waitForURL(({ pathname }) => (typeof ending === 'string' ? pathname.endsWith(ending) : ending.test(pathname)));
}
