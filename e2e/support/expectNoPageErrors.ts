import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takePageErrors } from './pageErrors.ts';

/** Nothing has been complained of since the visitor came, or since this was last asked. */
export function expectNoPageErrors(page: Page): void {
  expect(takePageErrors(page)).toEqual([]);
}
