/**
 * A visitor that several tests share. Each test opens its own page in it, within the product, which is not loaded again.
 */
import type { Page } from 'playwright-core';
import type { Person } from '#platform/testing/people.ts';
import type { TestBrowser, Visitor } from './browser.ts';
import { applyLook, type Look } from './look.ts';
import { openLeavingInput } from './openInApp.ts';
import { takePageErrors } from './pageErrors.ts';
import { openAs } from './signIn.ts';

export interface SharedVisitor {
  /**
   * Opens the page at this path; the first call opens the visitor. What is not set in `look` is as it was at first.
   * Errors of earlier pages no longer count.
   */
  readonly open: (path: string, look?: Look) => Promise<Page>;
}

export interface SharedVisitorOptions extends Visitor {
  readonly as: Person;
  /** Called before the first page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export function shareVisitor(browser: TestBrowser, { as, prepare, ...visitor }: SharedVisitorOptions): SharedVisitor {
  let opened: Page | undefined;
  return {
    open: async (path, look = {}) => {
      const wanted = { ...DEFAULT_LOOK, ...visitor, ...look };
      if (opened === undefined) {
        const page = await browser.newPage(wanted);
        await prepare?.(page);
        await openAs(page, as, path);
        opened = page;
        return page;
      }
      takePageErrors(opened);
      await applyLook(opened, wanted);
      await goTo(opened, path);
      return opened;
    },
  };
}

/**
 * Opens a page of the product from another one, as the browser does for an entry of its history: nothing is loaded
 * again, and nobody is asked about unsaved input. Messages about earlier actions are closed.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!(await closeMessages(page))) {
    await page.goto(`/haz${path}`);
    return;
  }
  // A page that is opened from itself would keep its state.
  if (new URL(page.url()).pathname === pathnameOf(path)) await openLeavingInput(page, HOME);
  await openLeavingInput(page, path);
}

const DEFAULT_LOOK = { width: 1280, height: 800, locale: 'th', theme: 'light' } as const;
const HOME = '/app/home';

/** Returns false if the page is not within the product, or shows a question. */
function closeMessages(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('body > section[data-screen-only] > [role] button'))
      close.click();
    return document.querySelector('#main') !== null && document.querySelector('[role="alertdialog"]') === null;
  });
}

function pathnameOf(path: string): string {
  return new URL(`/haz${path}`, 'http://localhost').pathname;
}
