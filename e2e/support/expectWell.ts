import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { settle } from './settle.ts';

/** It comes to rest, keeps nobody out, and is no wider than its window. */
export async function expectWell(page: Page): Promise<void> {
  expect(await settle(page), 'it comes to rest').toBe(true);
  expect(await axe(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}
