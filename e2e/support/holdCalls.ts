import type { Page } from 'playwright-core';

/** Holds the calls with this address back until the returned function is called: what is shown meanwhile can be read. */
export async function holdCalls(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    return route.fallback();
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}
