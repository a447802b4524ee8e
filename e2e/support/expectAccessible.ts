import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { waitUntilIdle } from './waitUntilIdle.ts';

/** Checks that the page becomes idle, is accessible, and is no wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await waitUntilIdle(page), 'it comes to rest').toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}
