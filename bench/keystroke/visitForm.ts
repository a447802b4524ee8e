/** A visit to one of the forms: opens it, reads it, moves about in it. */
import type { CDPSession, Page } from 'playwright-core';
import { closeChromium, openBrowser, type TestBrowser } from '../../e2e/support/browser.ts';
import { openPages, type Contender, type PageOptions } from './pages.ts';
import { typingSubjects, type TypingSubject } from './typingSubjects.ts';
import { openMeter, readCost } from './typing.ts';

export interface FormFigures {
  readonly mountMs: number;
  readonly heapMb: number;
  readonly elements: number;
  readonly inputs: number;
}

export interface FormVisit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly mountMs: number;
}

export async function withBrowser<T>(options: PageOptions, work: (browser: TestBrowser) => Promise<T>): Promise<T> {
  const pages = await openPages(options);
  try {
    const browser = await openBrowser(pages);
    try {
      return await work(browser);
    } finally {
      await browser.close();
      await closeChromium();
    }
  } finally {
    await pages.close();
  }
}

/** Opens the form as a new visitor and waits until the page is idle. */
export async function openForm(
  browser: TestBrowser,
  {
    name,
    rows,
    prepare,
  }: { readonly name: Contender; readonly rows: number; readonly prepare?: (page: Page) => Promise<void> },
): Promise<FormVisit> {
  const page = await browser.newPage();
  await prepare?.(page);
  await page.goto(`/${name}.html`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const session = await openMeter(page);
  const before = await readCost(session);
  await page.evaluate((count) => window.keystroke?.mount(count), rows);
  for (const { input } of typingSubjects) await page.locator(input).waitFor();
  // Icons appear a little later than their elements.
  await page.locator('#root svg:empty').first().waitFor({ state: 'detached' });
  await waitUntilPainted(page);
  const { allMs } = await readCost(session);
  return { page, session, mountMs: allMs - before.allMs };
}

/** Waits until two frames have been painted and nothing is left to do. */
export async function waitUntilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const wait of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback]) {
      await new Promise((done) => {
        wait(done);
      });
    }
  });
}

/** Puts the caret behind the text of the input. */
export async function focusInput(page: Page, { input }: TypingSubject): Promise<void> {
  await page.locator(input).focus();
  await page.locator(input).press('End');
  await waitUntilPainted(page);
}

export async function focusAgain(page: Page, subject: TypingSubject): Promise<void> {
  await page.locator(subject.input).blur();
  await waitUntilPainted(page);
  await focusInput(page, subject);
}

export async function sizeOf(page: Page, session: CDPSession): Promise<Omit<FormFigures, 'mountMs'>> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { elements, inputs } = await page.evaluate(() => ({
    elements: document.querySelectorAll('#root *').length,
    inputs: document.querySelectorAll('#root :is(input, select, textarea)').length,
  }));
  return { heapMb: usedSize / MEGABYTE, elements, inputs };
}

const MEGABYTE = 1024 * 1024;
