import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takeComplaints } from './complaints.ts';

/** Nothing has been complained of since the visitor came, or since this was last asked. */
export function expectQuiet(page: Page): void {
  expect(takeComplaints(page)).toEqual([]);
}
