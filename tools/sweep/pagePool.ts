/** The pages of one worker of the sweep: one for each person, with the errors of each recorded separately. */
import type { Page } from 'playwright-core';
import { openAs } from '../../e2e/support/signIn.ts';
import type { Session } from './sweepSite.ts';

export interface PagePool {
  /** Returns a page signed in as a person, or an anonymous one. */
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
      const existing = pages.get(username);
      if (existing !== undefined) return existing;
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
