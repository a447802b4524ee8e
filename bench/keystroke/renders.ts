/** Counts how many components React draws again, in a page that is not measured. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export interface Renders {
  readonly commits: number;
  readonly components: number;
}

/** Call before the page is opened. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL('countRenders.mjs', import.meta.url)) });
}

/** Returns the renders since the last call. */
export async function takeRenders(page: Page): Promise<Renders> {
  return page.evaluate(() => {
    const { countedRenders } = globalThis as unknown as { readonly countedRenders: Renders };
    const renders = { ...countedRenders };
    Object.assign(countedRenders, { commits: 0, components: 0 });
    return renders;
  });
}
