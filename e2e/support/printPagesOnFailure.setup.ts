/** Prints the pages of a failed test as they were at that moment: a timeout alone names only what did not appear. */
import { afterEach } from 'vitest';
import type { Page } from 'playwright-core';
import { openPages } from './browser.ts';

/** As many lines as help. */
const PRINTED_LINES_MAX = 60;

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages()) console.error(`── ${page.url()}\n${await pageTextOf(page)}`);
});

async function pageTextOf(page: Page): Promise<string> {
  try {
    const text = await page.locator('body').innerText({ timeout: 2000 });
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, PRINTED_LINES_MAX)
      .join('\n');
  } catch (error) {
    return `It could not be read: ${String(error)}`;
  }
}
