/** When a test fails, what its pages showed at that moment: a wait that ended says only what did not come. */
import { afterEach } from 'vitest';
import type { Page } from 'playwright-core';
import { openPages } from './browser.ts';

/** As much as helps. */
const LINES = 60;

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages()) console.error(`── ${page.url()}\n${await shownBy(page)}`);
});

async function shownBy(page: Page): Promise<string> {
  try {
    const text = await page.locator('body').innerText({ timeout: 2000 });
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, LINES)
      .join('\n');
  } catch (error) {
    return `It could not be read: ${String(error)}`;
  }
}
