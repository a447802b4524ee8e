import type { Page } from 'playwright-core';

/**
 * Holds the calls with this address back until the returned function is called: what is shown meanwhile can be read.
 * The route stays after that, because a call that is being intercepted while its route is removed may never be answered.
 */
export async function holdCalls(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    return route.fallback();
  });
  return release;
}
