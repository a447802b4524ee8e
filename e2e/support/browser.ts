/** A browser with as many visitors as the tests need; they share nothing. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { countWork } from '#platform/testing/countWork.ts';
import { environmentFor } from '../../tools/setup.mjs';
import type { BrowserApp } from './app.ts';
import { recordPageErrors } from './pageErrors.ts';
import { WAIT_TIMEOUT_MS } from './waitUntilIdle.ts';

export interface Visitor {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: 'th' | 'en';
  readonly theme?: 'light' | 'dark';
  /** Time zone of the visitor. */
  readonly timezone?: string;
}

export interface TestBrowser {
  /** A new visitor with an empty page; addresses in it begin with /haz. */
  readonly newPage: (visitor?: Visitor) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export async function openBrowser({ address }: Pick<BrowserApp, 'address'>): Promise<TestBrowser> {
  const browser = await getChromium();
  const visitors = new Set<BrowserContext>();
  openBrowsers.add(visitors);
  return {
    newPage: async (visitor) => {
      const context = await newVisitor(browser, address, visitor);
      visitors.add(context);
      return context.newPage();
    },
    close: async () => {
      openBrowsers.delete(visitors);
      await Promise.all([...visitors].map((context) => context.close()));
    },
  };
}

/** The contexts of each file that opened them. */
const openBrowsers = new Set<ReadonlySet<BrowserContext>>();

/** Returns the pages of all current visitors. */
export function openPages(): readonly Page[] {
  return [...openBrowsers].flatMap((visitors) => [...visitors]).flatMap((context) => context.pages());
}

let chromiumOfProcess: Promise<Browser> | undefined;

/** One browser for all files of a test process, closed with it: visitors of different files share nothing either. */
function getChromium(): Promise<Browser> {
  chromiumOfProcess ??= launch();
  return chromiumOfProcess;
}

/** For programs that must end by themselves: test processes are ended with their browser. */
export async function closeChromium(): Promise<void> {
  await (await chromiumOfProcess)?.close();
}

async function launch(): Promise<Browser> {
  const executablePath = environmentFor(['chromium'])['CHROMIUM_PATH'];
  if (executablePath === undefined)
    throw new Error('There is no Chromium: npm test installs it, or name it in CHROMIUM_PATH.');
  countWork('browsers');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  // A crashed browser fails the tests of this file, and no others.
  browser.once('disconnected', () => (chromiumOfProcess = undefined));
  return browser;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Pages are drawn without a graphics card anyway: a process of its own for that costs a tenth of the whole.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function newVisitor(
  browser: Browser,
  address: string,
  { width = 1280, height = 800, locale = 'th', theme = 'light', timezone = 'Asia/Bangkok' }: Visitor = {},
): Promise<BrowserContext> {
  countWork('pages');
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: locale === 'th' ? 'th-TH' : 'en-GB',
    colorScheme: theme,
    timezoneId: timezone,
    reducedMotion: 'reduce',
  });
  // As if the visitor had chosen it before; later choices remain. (As state of the context it would take a second.)
  await context.addInitScript(
    (chosen) => {
      // A frame that is still empty, or sandboxed, has no storage.
      if (location.protocol !== 'http:' || origin === 'null') return;
      for (const [name, value] of Object.entries(chosen))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    { 'haz.locale': locale, 'haz.theme': theme },
  );
  context.setDefaultTimeout(WAIT_TIMEOUT_MS);
  recordPageErrors(context);
  return context;
}
