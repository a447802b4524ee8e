/** A browser with as many visitors as the tests need, who know nothing of each other. */
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
  /** Where the visitor's clock hangs. */
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

/** By the file that opened them. */
const openBrowsers = new Set<ReadonlySet<BrowserContext>>();

/** Of every visitor there is now. */
export function openPages(): readonly Page[] {
  return [...openBrowsers].flatMap((visitors) => [...visitors]).flatMap((context) => context.pages());
}

let chromiumOfProcess: Promise<Browser> | undefined;

/** One for all files of a test process, which it ends with: visitors of different files know nothing of each other either. */
function getChromium(): Promise<Browser> {
  chromiumOfProcess ??= launch();
  return chromiumOfProcess;
}

async function launch(): Promise<Browser> {
  const executablePath = environmentFor(['chromium'])['CHROMIUM_PATH'];
  if (executablePath === undefined)
    throw new Error('There is no Chromium: npm test installs it, or name it in CHROMIUM_PATH.');
  countWork('browsers');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  // One that has crashed takes the tests of this file with it, and no others.
  browser.once('disconnected', () => (chromiumOfProcess = undefined));
  return browser;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
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
  // As if they had chosen it before; what they choose later stays. (As state of the context it would take a second.)
  await context.addInitScript(
    (chosen) => {
      // A frame that is still empty, or shut off, has no storage.
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
