/** One who looks: a page for each person whose eyes are borrowed, and what each complains of kept apart from the others'. */
import type { Page } from 'playwright-core';
import { openAs } from '../../e2e/support/signIn.ts';
import type { Session } from './sweepSite.ts';

export interface PagePool {
  /** Signed in as somebody, or as nobody. */
  readonly pageOf: (username: string | undefined) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export function createPagePool(
  newPage: () => Promise<Page>,
  sessionOf: (username: string) => Promise<Session>,
): PagePool {
  const pages = new Map<string | undefined, Page>();
  return {
    pageOf: async (username) => {
      const kept = pages.get(username);
      if (kept !== undefined) return kept;
      const page = await newPage();
      if (username !== undefined) await openAs(page, await sessionOf(username), '/app/home');
      pages.set(username, page);
      return page;
    },
    close: async () => {
      for (const page of pages.values()) await page.context().close();
    },
  };
}
