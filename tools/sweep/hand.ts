/** One who looks: a page for each person whose eyes are borrowed, and what each complains of kept apart from the others'. */
import type { Page } from 'playwright-core';
import { enter } from '../../e2e/support/visit.ts';
import type { Session } from './stage.ts';

export interface Hand {
  /** Signed in as somebody, or as nobody. */
  readonly pageOf: (username: string | undefined) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export function createHand(newPage: () => Promise<Page>, sessionOf: (username: string) => Promise<Session>): Hand {
  const pages = new Map<string | undefined, Page>();
  return {
    pageOf: async (username) => {
      const kept = pages.get(username);
      if (kept !== undefined) return kept;
      const page = await newPage();
      if (username !== undefined) await enter(page, await sessionOf(username), '/app/home');
      pages.set(username, page);
      return page;
    },
    close: async () => {
      for (const page of pages.values()) await page.context().close();
    },
  };
}
