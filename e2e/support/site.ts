/** The base of a file of browser tests: a server with its database, and a browser connected to it. */
import { startBrowserApp, type BrowserApp, type BrowserAppOptions } from './app.ts';
import { openBrowser, type TestBrowser } from './browser.ts';

export interface Site {
  readonly app: BrowserApp;
  readonly browser: TestBrowser;
  readonly close: () => Promise<void>;
}

export async function openSite(options?: BrowserAppOptions): Promise<Site> {
  const app = await startBrowserApp(options);
  const browser = await openBrowser(app);
  return {
    app,
    browser,
    close: async () => {
      await browser.close();
      await app.stop();
    },
  };
}
