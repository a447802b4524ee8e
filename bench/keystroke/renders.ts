/** How many components React draws again, counted in a page that is not measured. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export interface Renders {
  readonly commits: number;
  readonly components: number;
}

/** Before the page is opened. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL('countRenders.mjs', import.meta.url)) });
}

/** Since this was last asked. */
export async function takeRenders(page: Page): Promise<Renders> {
  return page.evaluate(() => {
    const { countedRenders } = globalThis as unknown as { readonly countedRenders: Renders };
    const taken = { ...countedRenders };
    Object.assign(countedRenders, { commits: 0, components: 0 });
    return taken;
  });
}
